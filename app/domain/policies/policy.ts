import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const policyKinds = ['privacy', 'terms', 'refund'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** One of the three documents. The content is Markdown. */
export type Policy = { kind: PolicyKind; title: Bilingual; content: Bilingual; lastUpdated: Date };
