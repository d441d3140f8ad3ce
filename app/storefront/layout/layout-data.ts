import { createContext, use } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ShopPictures } from '#domain/media/shop-pictures.ts';
import type { LandingSections } from '#domain/settings/landing/landing-claims.ts';

/** A contact of the shop; one without `href` is plain text. */
export type Contact = {
  kind: 'phone' | 'whatsapp' | 'email' | 'location';
  text: Bilingual;
  href?: string;
};

export type LayoutData = {
  siteName: Bilingual;
  /** The owner's logo and hero picture, where they replace the built-in ones. */
  pictures: Pick<ShopPictures, 'logo' | 'hero'>;
  /** Set only while delivery is free. */
  deliveryPromise: Bilingual | undefined;
  /** Today's general delivery fee of an order, in rupees; 0 while it is free. */
  deliveryFeeLkr: number;
  /** The fee of the most expensive district, in rupees, where that is more. */
  highestDeliveryFeeLkr?: number | undefined;
  contacts: Contact[];
  /** The stars shown on products without reviews; undefined while the owner hides them. */
  rating: number | undefined;
  /** Rupees for one US dollar, where prices are shown in dollars too. */
  lkrPerUsd: number | undefined;
  /** Whether each optional section of the landing page is shown. */
  sections: LandingSections;
  /** The names of the offered payment methods, in one line. */
  payments: Bilingual;
  /** The notice shown while the shop is temporarily closed. */
  closed: Bilingual | undefined;
  /** Set while nobody can order: the shop is closed without taking orders, or offers no way to pay. */
  ordersPaused?: true | undefined;
  year: number;
};

export const LayoutContext = createContext<LayoutData | undefined>(undefined);

/** Returns the data of the layout, for components of a page that show some of it. */
export function useLayoutData(): LayoutData {
  const layoutData = use(LayoutContext);
  if (!layoutData) throw new Error('LayoutContext is missing.');
  return layoutData;
}
