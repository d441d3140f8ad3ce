import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** A phone, an address of e-mail, a place: what has no `href` is only said. */
export type Contact = { text: Bilingual; href?: string };

export type Frame = {
  siteName: Bilingual;
  /** Said while delivery is free, and at no other time. */
  deliveryPromise: Bilingual | undefined;
  contacts: Contact[];
  year: number;
};
