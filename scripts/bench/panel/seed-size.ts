/** How many rows of each kind the shop of the benchmark has. */
export type SeedSize = {
  orders: number;
  customers: number;
  events: number;
  messages: number;
  contacts: number;
  audit: number;
};

export const defaultSize: SeedSize = {
  orders: 100_000,
  customers: 20_000,
  events: 1_000_000,
  messages: 50_000,
  contacts: 5_000,
  audit: 50_000,
};
