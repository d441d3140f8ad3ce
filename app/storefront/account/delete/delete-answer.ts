import type { DeleteAccountRefusal } from '#domain/customers/delete-account.server.ts';

/** Why the account is still there. */
export type DeleteAnswer =
  | { kind: 'refused'; code: DeleteAccountRefusal['code'] }
  | { kind: 'password'; problem: 'required' | 'wrong-password' }
  | { kind: 'too-many-tries'; minutes: number };
