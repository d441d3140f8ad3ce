import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { parseIdentifier } from './identifier.server.ts';
import { newPasswordSchema } from './new-password.server.ts';
import { maxNameLength } from './sign-up-form.ts';

/** Validates a field that takes an e-mail address or a phone number. */
export const identifierSchema = z.string('required').transform((input, context) => {
  const parsed = parseIdentifier(input);
  if (parsed) return parsed;
  const isEmpty = input.trim() === '';
  context.addIssue({ code: 'custom', message: isEmpty ? 'required' : 'identifier' });
  return z.NEVER;
});

/** Validates the sign-up form. */
export const signUpSchema = z.object({
  name: requiredText({ max: maxNameLength }),
  identifier: identifierSchema,
  password: newPasswordSchema,
  /** Idempotency key, generated with the page of the form. Optional; an invalid one is ignored. */
  signUpKey: z.uuid().optional().catch(undefined),
});
export type SignUpForm = z.output<typeof signUpSchema>;
