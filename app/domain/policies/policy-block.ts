/** A policy as a page renders it, without any markup of its own. */
export type PolicyInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; content: PolicyInline[] }
  | { kind: 'link'; href: string; content: PolicyInline[] }
  | { kind: 'break' };

export type PolicyBlock =
  /** The page's title is level 1, so a document starts at 2. */
  | { kind: 'heading'; level: 2 | 3 | 4; content: PolicyInline[] }
  | { kind: 'paragraph'; content: PolicyInline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: PolicyBlock[][] };
