@_exported import StageRuntime
