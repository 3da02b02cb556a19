// The compiler starts this program to expand the macros of the stand-in's SwiftUI.
//
// It speaks the compiler's plugin protocol directly, so that the package depends on nothing else:
// each message is JSON behind its length, in eight bytes, the least significant first.
import Foundation

let channel = PluginChannel()
while let message = channel.receive() { channel.send(MacroPlugin.answer(to: message)) }
