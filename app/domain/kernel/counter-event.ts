/** An event that the metrics count. Each label has few values, and none identifies a person. */
export type CounterEvent =
  | { name: 'order-placed'; paymentMethod: string }
  | { name: 'checkout-refused'; reason: string }
  | { name: 'message'; channel: string; outcome: string }
  /** A response or a notification from PayHere. */
  | { name: 'gateway'; outcome: string }
  | { name: 'limit'; budget: string };

export type CountEvent = (event: CounterEvent) => void;
