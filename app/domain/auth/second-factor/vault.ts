/** Keeps texts so that the database alone does not give them away. Made of the shop's secret, outside the domain. */
export type Vault = {
  seal: (text: string) => string;
  /** Undefined where the text was sealed with another secret. */
  open: (sealed: string) => string | undefined;
  /** The same for the same text, and of no use without the shop's secret. */
  digest: (text: string) => string;
};
