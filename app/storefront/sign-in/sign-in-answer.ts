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
