import { z } from 'zod';
import { parseIdentifier } from '#domain/accounts/identifier.server.ts';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { detailsLimits } from './details-form.ts';

const email = contact('email', (typed) => {
  const identifier = parseIdentifier(typed);
  return identifier?.kind === 'email' ? identifier.email : undefined;
});

const phone = contact('phone', (typed) => {
  const identifier = parseIdentifier(typed);
  return identifier?.kind === 'phone' ? identifier.phoneE164 : undefined;
});

/** Reads a customer's details, by the rules of the sign-in. */
export const detailsSchema = z.object({
  name: requiredText({ max: detailsLimits.name }),
  email,
  phone,
  /** Compared, never stored. */
  password: z.string().default(''),
});

/** Reads the details of a customer whose current name may be longer: sign-ups allowed 120 characters before. */
export function detailsSchemaOf({ name }: { name: string }) {
  const max = Math.max(detailsLimits.name, [...name].length);
  return detailsSchema.extend({ name: requiredText({ max }) });
}

/** Reads a contact that may be left empty. */
function contact(field: 'email' | 'phone', parse: (typed: string) => string | undefined) {
  return formText({ max: detailsLimits[field] })
    .prefault('')
    .transform((typed, context) => {
      if (typed === '') return undefined;
      const parsed = parse(typed);
      if (parsed !== undefined) return parsed;
      context.addIssue({ code: 'custom', message: field });
      return z.NEVER;
    });
}
