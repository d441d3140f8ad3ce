import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** A page of the shop as its navigation names it. */
export type NavLink = { href: string; label: Bilingual };
