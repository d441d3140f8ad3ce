import type { SignUpProblems } from '#domain/accounts/sign-up-form.ts';

/** Why somebody who filled in everything well gets no account. */
export type SignUpTrouble =
  | { code: 'already-used' }
  | { code: 'too-many-tries'; minutes: number }
  | { code: 'failed' };

/** What the form is told when it comes back. The password never does. */
export type SignUpAnswer = {
  next: string | undefined;
  signUpKey: string;
  values: { name: string; identifier: string };
} & ({ kind: 'invalid'; problems: SignUpProblems } | { kind: 'refused'; trouble: SignUpTrouble });

/** What the page knows when it is shown. */
export type SignUpAsked = {
  /** Where to go on afterwards: the page that asked for an account. */
  next: string | undefined;
  /** Sent with the form, so that a form that is sent twice makes one account. */
  signUpKey: string;
  answer: SignUpAnswer | undefined;
};
