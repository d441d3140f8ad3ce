import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { readIdentifier } from './identifier.server.ts';
import { newPassword } from './new-password.server.ts';
import { nameLimit } from './sign-up-form.ts';

/** Reads one field that takes an e-mail address or a phone. */
export const identifier = z.string('required').transform((typed, context) => {
  const read = readIdentifier(typed);
  if (read) return read;
  const isEmpty = typed.trim() === '';
  context.addIssue({ code: 'custom', message: isEmpty ? 'required' : 'identifier' });
  return z.NEVER;
});

/** Reads the sign-up form. */
export const signUpSchema = z.object({
  name: requiredText({ max: nameLimit }),
  identifier,
  password: newPassword,
  /** Drawn by the page of the form. A form without a valid one is accepted too. */
  signUpKey: z.uuid().optional().catch(undefined),
});
export type SignUpForm = z.output<typeof signUpSchema>;
