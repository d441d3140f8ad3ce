import { colomboYear } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { deliveryPromise } from '#domain/settings/delivery-promise.ts';
import { dollarRate } from '#domain/settings/dollar-rate.ts';
import { findLandingSections, readRating } from '#domain/settings/read-landing-claims.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { contactsOf } from './contacts-of.server.ts';
import type { Frame } from './frame.ts';

/** Reads the data of the frame of every page. */
export async function readFrame(shop: Shop, { isDemo }: { isDemo: boolean }): Promise<Frame> {
  const settings = await readSettings(shop);
  return {
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
    deliveryFeeLkr: settings.freeDelivery ? 0 : settings.deliveryFeeLkr,
    contacts: contactsOf(settings, { isDemo }),
    rating: await readRating(shop),
    lkrPerUsd: dollarRate(settings),
    sections: await findLandingSections(shop),
    year: colomboYear(shop.now()),
  };
}
