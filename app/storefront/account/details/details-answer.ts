import type { DetailsField, DetailsProblem } from '#domain/customers/details-form.ts';

/** Why nothing was changed, with everything that was typed but the password. */
export type DetailsAnswer = {
  values: Partial<Record<Exclude<DetailsField, 'password'>, string>>;
} & (
  | { kind: 'invalid'; problems: Partial<Record<DetailsField, DetailsProblem>> }
  | { kind: 'needs-contact' }
  | { kind: 'too-many-tries'; minutes: number }
);
