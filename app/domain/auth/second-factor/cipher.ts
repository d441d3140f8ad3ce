/** Encrypts texts so that the database alone does not reveal them. Made of the shop's secret, outside the domain. */
export type Cipher = {
  encrypt: (text: string) => string;
  /** Returns undefined for a text that was encrypted with another secret. */
  decrypt: (encrypted: string) => string | undefined;
  /** Returns a keyed hash of a text, which is of no use without the shop's secret. */
  digest: (text: string) => string;
};
