/** A part of a line: text, emphasis, a link or a line break. */
export type TextInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; content: TextInline[] }
  | { kind: 'link'; href: string; content: TextInline[] }
  | { kind: 'break' };

/** A part of a text as a page renders it: a heading, a paragraph or a list. Holds no HTML. */
export type TextBlock =
  /** The page's title is level 1, so a document starts at 2. */
  | { kind: 'heading'; level: 2 | 3 | 4; content: TextInline[] }
  | { kind: 'paragraph'; content: TextInline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: TextBlock[][] };
