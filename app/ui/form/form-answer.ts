/**
 * The answer to a form that was not accepted: the typed values, without passwords and codes; a code for each wrong field;
 * the reason where every field is valid; the values that someone else saved while the form was open.
 */
export type FormAnswer<Refusal = never> = {
  values: Record<string, string>;
  problems: Record<string, string>;
  refusal?: Refusal;
  conflict?: Conflict;
};

/** The name of the admin who saved while the form was open, and the values saved in fields that were changed here too. */
type Conflict = { by: string | undefined; theirs: Record<string, string> };
