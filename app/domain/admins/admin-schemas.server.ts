import { z } from 'zod';
import { adminRoles } from '#domain/accounts/admin-role.ts';
import { parseIdentifier } from '#domain/accounts/identifier.server.ts';
import { maxNameLength } from '#domain/accounts/sign-up-form.ts';
import { isUsername, normalizeUsername } from '#domain/accounts/username.ts';
import { requiredText } from '#domain/kernel/form-text.server.ts';

/** The password of the acting admin, which every change of admins requires. */
const ownPassword = z.string('required').min(1, 'required');

const username = z
  .string('required')
  .transform(normalizeUsername)
  .refine((typed) => typed !== '', { error: 'required', abort: true })
  .refine(isUsername, 'username');

const email = z.string('required').transform((typed, context) => {
  const identifier = parseIdentifier(typed);
  if (identifier?.kind === 'email') return identifier.email;
  context.addIssue({ code: 'custom', message: typed.trim() === '' ? 'required' : 'email' });
  return z.NEVER;
});

/**
 * Pages opened before roles existed send no role, which means owner; an unknown role is refused.
 */
const role = z.enum(adminRoles, 'required').default('owner');

/** Validates a new admin without an account. */
export const newAdminForm = z.object({
  role,
  name: requiredText({ max: maxNameLength }),
  username,
  password: ownPassword,
});
export type NewAdmin = Pick<z.output<typeof newAdminForm>, 'name' | 'username' | 'role'>;

/** Validates a new admin who has an account as a customer. */
export const customerAdminForm = z.object({ role, email, password: ownPassword });

/** Validates a change of an existing admin, which only the acting admin’s password confirms. */
export const ownPasswordForm = z.object({ password: ownPassword });
