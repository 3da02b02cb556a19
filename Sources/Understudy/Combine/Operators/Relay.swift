/// The subscription that an operator gives to its subscriber: it keeps values until they are asked
/// for, and what the operator has subscribed to.
final class Relay<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var held: [AnyCancellable] = []
  private var isSending = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Whether the subscriber still wants values.
  var isActive: Bool { downstream != nil && completion == nil }

  /// Gives the subscriber its subscription, and then subscribes to what the values come from.
  func start(_ subscribe: (Relay) -> [AnyCancellable]) {
    downstream?.receive(subscription: self)
    guard downstream != nil else { return }
    let cancellables = subscribe(self)
    if isActive { held += cancellables }
  }

  /// Keeps something as long as the subscription lasts.
  func hold(_ cancellable: AnyCancellable) {
    if isActive { held.append(cancellable) } else { cancellable.cancel() }
  }

  /// Sends a value.
  func send(_ value: Downstream.Input) {
    guard isActive else { return }
    waiting.append(value)
    drain()
  }

  /// Ends the subscriber's values, after those that wait.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isActive else { return }
    self.completion = completion
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    drain()
  }

  func cancel() {
    downstream = nil
    waiting = []
    let held = self.held
    self.held = []
    for cancellable in held { cancellable.cancel() }
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let downstream, !waiting.isEmpty, demand != .none {
      if let max = demand.max { demand = .max(max - 1) }
      demand += downstream.receive(waiting.removeFirst())
    }
    guard let downstream, waiting.isEmpty, let completion else { return }
    self.downstream = nil
    held = []
    downstream.receive(completion: completion)
  }
}
