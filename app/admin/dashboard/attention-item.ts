import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** A task for the owner: its text, and a link to where it is handled. */
export type AttentionItem = { text: Bilingual; href: string };

/** Is undefined while there is nothing to do. */
export type MaybeItem = AttentionItem | undefined;
