/** A text with headings and lists as a page renders it, without any markup of its own. */
export type TextInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; content: TextInline[] }
  | { kind: 'link'; href: string; content: TextInline[] }
  | { kind: 'break' };

export type TextBlock =
  /** The page's title is level 1, so a document starts at 2. */
  | { kind: 'heading'; level: 2 | 3 | 4; content: TextInline[] }
  | { kind: 'paragraph'; content: TextInline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: TextBlock[][] };
