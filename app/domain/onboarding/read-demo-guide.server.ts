import { and, count, eq, gt, sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { demoSteps } from './demo-steps.ts';
import type { Onboarding } from './read-onboarding.server.ts';
import { onboardingMarks } from './tables.server.ts';

/** Derives from the data of the demo shop which steps its owner has tried. */
export async function readDemoGuide(shop: OwnerShop): Promise<Onboarding> {
  const marked = await shop.db.select({ mark: onboardingMarks.mark }).from(onboardingMarks);
  const marks = new Set(marked.map(({ mark }) => mark));
  const { invented, confirmedByPhoneAt, status } = orders;
  const [tried] = await shop.db
    .select({
      placed: count(),
      confirmed: count(confirmedByPhoneAt),
      shipped: sql<number>`count(*) filter (where ${status} in ('shipped', 'delivered'))`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(eq(invented, false));
  const changedProducts = and(eq(products.active, true), gt(products.version, 1));
  const steps = demoSteps({
    hasOrder: (tried?.placed ?? 0) > 0,
    hasConfirmed: (tried?.confirmed ?? 0) > 0,
    hasShipped: (tried?.shipped ?? 0) > 0,
    hasChangedProduct: (await shop.db.$count(products, changedProducts)) > 0,
    hasMonth: (await shop.db.$count(orders, eq(invented, true))) > 0,
    marks,
  });
  return { kind: 'demo', steps, isHidden: marks.has('guide-hidden') };
}
