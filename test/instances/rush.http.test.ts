import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '#test/invariants.ts';
import { faultsInMessages } from '#test/mailing-shop.ts';
import { countByStatus, fillInCheckouts, submitUntilNotBusy } from '#test/rush.ts';
import { seeded } from '#test/seeded.ts';
import { openBuyers } from '#test/stocked-shops.ts';
import { type Instances, openInstances } from './open-instances.ts';

const buyers = 300;
const stock = 250;

for (const count of [2, 4]) {
  let instances: Instances;

  beforeAll(async () => {
    instances = await openInstances(count);
    await instances.queryDatabase((query) =>
      query(`with set as (update products set stock = ${stock} returning id, stock)
        insert into stock_movements (product_id, units, reason, actor, at)
        select s.id, ${stock} - sum(m.units), 'adjusted', 'shop', now()
        from set s join stock_movements m on m.product_id = s.id group by s.id`),
    );
  });
  afterAll(() => instances?.close());

  test(`${buyers} buyers with random carts on ${count} instances at once buy no more than there is`, {
    timeout: 400_000,
  }, async () => {
    const random = seeded(count, 'rush');
    const { productIds } = instances;
    const visitor = () => instances.everywhere();
    const visitors = await openBuyers({ visitor }, buyers, () =>
      productIds
        .filter(() => random.next() < 0.7)
        .map((productId) => [productId, random.between(1, 4)] as const)
        .concat([[random.pick(productIds), 1]]),
    );
    const forms = await fillInCheckouts(visitors);

    const counts = countByStatus(await submitUntilNotBusy(visitors, forms));

    expect(Object.keys(counts).sort()).toEqual(['303', '409']);
    await instances.queryDatabase(async (query) => {
      const [counted] = await query(`select count(*)::int as orders from orders`);
      expect(counted?.['orders']).toBe(counts[303]);
      const products = await query(`select p.stock, coalesce(sum(l.quantity), 0)::int as sold
        from products p left join order_lines l on l.product_id = p.id group by p.id`);
      for (const { stock: left, sold } of products) {
        expect(Number(left)).toBeGreaterThanOrEqual(0);
        expect(Number(left) + Number(sold)).toBe(stock);
      }
      expect(await brokenInvariants(query)).toEqual([]);
      expect(await faultsInMessages(query)).toEqual([]);
    });
  });
}
