import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { aPromo } from '#test/promo.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { priceLkr, promo } from '#test/trade/model-price.ts';
import type { Model } from '#test/trade/model-state.ts';
import { playStep } from '#test/trade/play.ts';
import { randomSteps } from '#test/trade/random-actions.ts';
import type { RealShop } from '#test/trade/real-shop.ts';
import { seed, sequenceCount } from '#test/trade/sequence-count.ts';

async function openTrade(shopper: Awaited<ReturnType<typeof openSellingShop>>) {
  const owner = await anOwner(shopper);
  const { feeLkr } = deliveryRulesOf(await readSettings(shopper));
  const stock = 5;
  let trades = 0;
  return async (): Promise<{ real: RealShop; model: Model }> => {
    const productIds: string[] = [];
    for (const price of priceLkr) {
      productIds.push((await aProduct(shopper, { stock, priceLkr: price })).id);
    }
    trades += 1;
    // A millisecond has numbers for a thousand orders only.
    shopper.clock.at = new Date(shopper.clock.at.getTime() + 1000);
    const promoCode = `TRADE${trades}`;
    await aPromo(shopper, { code: promoCode, value: promo.percent, maxUses: promo.maxUses });
    const real = { shopper, owner, productIds, orderIds: [], promoCode };
    return {
      real,
      model: {
        stock: productIds.map(() => stock),
        countVersions: productIds.map(() => 0),
        feeLkr,
        promoUses: 0,
        orders: [],
        hidden: [],
      },
    };
  };
}

test('stock, ledger, orders and money agree after any sequence of forms, repeated or sent at once', {
  timeout: 60_000 + sequenceCount * 5000,
}, async () => {
  const shopper = await openSellingShop({ listeners: [countPlacedOrder] });
  const open = await openTrade(shopper);
  await fc.assert(
    fc.asyncProperty(randomSteps, async (steps) => {
      let { real, model } = await open();
      for (const step of steps) model = await playStep({ real, model }, step);
    }),
    { numRuns: sequenceCount, ...(seed !== undefined && { seed: Number(seed) }) },
  );
  expect(await brokenInvariants(sqlQueryOf(shopper))).toEqual([]);
});
