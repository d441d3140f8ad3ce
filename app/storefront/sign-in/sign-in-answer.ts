/** Why somebody who filled in everything is not signed in. */
export type SignInTrouble =
  | { code: 'invalid-credentials' }
  | { code: 'too-many-tries'; minutes: number }
  | { code: 'failed' };

export type SignInProblems = { identifier?: 'required'; password?: 'required' };

/** What the form is told when it comes back. The password never does. */
export type SignInAnswer = { next: string | undefined; identifier: string } & (
  | { kind: 'invalid'; problems: SignInProblems }
  | { kind: 'refused'; trouble: SignInTrouble }
);

/** What the page knows when it is shown. */
export type SignInAsked = {
  /** Where to go on afterwards: the page that asked for an account. */
  next: string | undefined;
  answer: SignInAnswer | undefined;
};
