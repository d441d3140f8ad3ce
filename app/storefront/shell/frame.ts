import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** One way to reach the shop: what has no `href` is only said. */
export type Contact = {
  kind: 'phone' | 'whatsapp' | 'email' | 'location';
  text: Bilingual;
  href?: string;
};

export type Frame = {
  siteName: Bilingual;
  /** Said while delivery is free, and at no other time. */
  deliveryPromise: Bilingual | undefined;
  contacts: Contact[];
  /** The stars of every product; undefined while the owner hides them. */
  rating: number | undefined;
  /** Rupees for one US dollar, where prices are said in dollars too. */
  lkrPerUsd: number | undefined;
  /** Whether the landing page has the section of testimonials. */
  hasStories: boolean;
  year: number;
};
