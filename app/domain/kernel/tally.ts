/** What is counted for the one who watches the machine. Each part has few values, and none of them is about a person. */
export type Tally =
  | { what: 'order-placed'; paymentMethod: string }
  | { what: 'order-refused'; reason: string }
  | { what: 'message'; channel: string; outcome: string }
  /** What PayHere answered, or what it told and how that was taken. */
  | { what: 'gateway'; answer: string }
  | { what: 'limit'; budget: string };

export type CountTally = (tally: Tally) => void;
