/** The counters of the metrics. Each label has few values, and none of them is about a person. */
export type Tally =
  | { what: 'order-placed'; paymentMethod: string }
  | { what: 'order-refused'; reason: string }
  | { what: 'message'; channel: string; outcome: string }
  /** Responses of PayHere, and its notifications with their outcome. */
  | { what: 'gateway'; answer: string }
  | { what: 'limit'; budget: string };

export type CountTally = (tally: Tally) => void;
