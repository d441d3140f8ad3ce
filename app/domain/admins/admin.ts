import type { AdminRole } from '#domain/accounts/admin-role.ts';

/** An admin as shown to the other admins. */
export type Admin = {
  userId: string;
  name: string;
  role: AdminRole;
  /** The sign-in identifier: a username or, for a customer, an e-mail address or a phone number. */
  signsInAs: string;
  since: Date;
  lastSeenAt: Date | null;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** The demo account, whose password is on the login screen. */
  demo: boolean;
};
