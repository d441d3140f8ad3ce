/** An admin as the others see them. */
export type Admin = {
  userId: string;
  name: string;
  /** What they type at the sign-in: a username or, who is a customer too, an e-mail address or a phone. */
  signsInAs: string;
  since: Date;
  lastSeenAt: Date | null;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** The account of the demonstration: its password stands on the login screen. */
  demo: boolean;
};
