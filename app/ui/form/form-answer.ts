/**
 * What a form is told when it comes back: what was typed, except for passwords and codes; a code for each field that
 * is wrong; why nothing was done though every field was right; what someone else saved while the form was open.
 */
export type FormAnswer<Refusal = never> = {
  values: Record<string, string>;
  problems: Record<string, string>;
  refusal?: Refusal;
  conflict?: Conflict;
};

/** Who saved while the form was open, and what they saved in fields that were changed here too. */
export type Conflict = { by: string | undefined; theirs: Record<string, string> };
