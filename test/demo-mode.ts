import { eq } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { anOwner, aProduct, openTestShop } from './shop.ts';

/** Opens a demo shop with bank transfer and four products, one of them sold out. */
export async function aDemoShop() {
  const shop = await openTestShop({
    listeners: [writeMessages({ demo: true })],
  });
  await ensureSettings(shop);
  await shop.db
    .update(settings)
    .set({ bankTransferEnabled: true, bankAccountDetails: 'Example 1' });
  for (const [stock, priceLkr] of [
    [50, 3800],
    [36, 6900],
    [400, 1450],
    [0, 2600],
  ] as const) {
    await aProduct(shop, { stock, priceLkr });
  }
  const owner = await anOwner(shop, { name: 'Demo owner' });
  await shop.db.update(users).set({ demo: true }).where(eq(users.id, owner.actor.userId));
  return owner;
}
type DemoShop = Awaited<ReturnType<typeof aDemoShop>>;

export const listStocks = (shop: DemoShop) =>
  shop.db
    .select({ id: products.id, stock: products.stock, reviews: products.reviewCount })
    .from(products)
    .orderBy(products.id);
