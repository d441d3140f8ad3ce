import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { LandingSections } from '#domain/settings/landing-claims.ts';

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
  /** What delivery adds to an order today; 0 while it is free. */
  deliveryFeeLkr: number;
  contacts: Contact[];
  /** The stars of every product; undefined while the owner hides them. */
  rating: number | undefined;
  /** Rupees for one US dollar, where prices are said in dollars too. */
  lkrPerUsd: number | undefined;
  /** Which sections of the landing page there are to lead to. */
  sections: LandingSections;
  year: number;
};
