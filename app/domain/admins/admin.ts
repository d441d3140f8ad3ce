import type { AdminRole } from '#domain/accounts/admin-role.ts';

/** An admin as the others see them. */
export type Admin = {
  userId: string;
  name: string;
  role: AdminRole;
  /** What they type at the sign-in: a username or, for a customer, an e-mail address or a phone. */
  signsInAs: string;
  since: Date;
  lastSeenAt: Date | null;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** The account of the demonstration, whose password is on the login screen. */
  demo: boolean;
};
