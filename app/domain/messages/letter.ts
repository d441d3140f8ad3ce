import type { Language } from '#domain/kernel/bilingual.ts';

/** What a letter is made of, before it becomes plain text and HTML. All words are in the letter's language. */
export type LetterBlock =
  | { kind: 'text'; text: string }
  /** Somebody else's words, kept apart from ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'goods'; title: string; lines: readonly Good[]; sums: readonly Fact[] }
  | { kind: 'list'; title: string; lines: readonly string[] }
  /** One thing to do. The address is the shop's own. */
  | { kind: 'link'; label: string; url: string };

type Fact = { label: string; value: string };
type Good = { name: string; quantity: string; total: string };

export type Letter = {
  language: Language;
  shopName: string;
  /** The shop's name in its other language, for the head of the letter. */
  otherName: { text: string; language: Language } | undefined;
  subject: string;
  heading: string;
  blocks: readonly LetterBlock[];
  /** How to reach the shop, and why one got this. */
  footer: readonly string[];
  replyTo: string | undefined;
};
