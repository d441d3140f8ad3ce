import { like, sql } from 'drizzle-orm';
import { factTexts } from '#domain/catalog/product-facts.ts';
import { recordMovement } from '#domain/catalog/stock/record-movement.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { addressedChannels } from '#domain/channels/channels.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { messageWays } from '#domain/messages/ways/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { type DemoProduct, demoBankDetails, demoProducts, renamed } from './demo-products.ts';

/** Fills a shop that never had a product. Leaves any other as it is, however often or concurrently it is called. */
export async function seedDemo(shop: Shop): Promise<void> {
  const asShop: Shop = { ...shop, actor: { kind: 'shop' } };
  await inTransaction(asShop, async (shop) => {
    // A second caller waits here until the first has finished, and then finds the products.
    await shop.db.execute(sql`lock table ${products} in share row exclusive mode`);
    await renameCures(shop);
    if ((await shop.db.$count(products)) > 0) return ok();

    for (const product of demoProducts) await putOnShelf(shop, product);
    await ensureSettings(shop);
    await enterBankDetails(shop);
    await shop.db.insert(messageWays).values(shippedByAll).onConflictDoNothing();
    return ok();
  });
}

/** Switches SMS on, so that a demo shop shows the shipment message on each channel. */
const shippedByAll = addressedChannels.map((channel, index) => ({
  kind: 'order-shipped' as const,
  place: index + 1,
  channel,
  time: 'also' as const,
}));

/** Renames the oil, which earlier demo shops called a cure in Sinhala, after relief, as in English. */
async function renameCures(shop: Shop) {
  const { was, is } = renamed;
  await shop.db
    .update(products)
    .set({ nameSi: sql`replace(${products.nameSi}, ${was}, ${is})` })
    .where(like(products.nameSi, `${was}%`));
}

const sizesOfOil = 'Joint Relief Oil';

async function putOnShelf(shop: Shop, { name, description, facts, ...product }: DemoProduct) {
  const createdAt = daysBefore(shop.now(), product.addedDaysAgo);
  const [kept] = await shop.db
    .insert(products)
    .values({
      slug: product.slug,
      nameEn: name.en,
      nameSi: name.si,
      descriptionEn: description.en,
      descriptionSi: description.si,
      priceLkr: product.priceLkr,
      stock: product.stock,
      images: product.pictures,
      ...factTexts(facts),
      ...(product.sizeMl && { sizeGroup: sizesOfOil, sizeMl: product.sizeMl }),
      featured: product.featured,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: products.id });
  if (!kept) throw new Error(`The demonstration product ${product.slug} was not kept.`);
  // A stock of zero has no opening entry: the ledger holds only movements.
  if (product.stock === 0) return;
  await recordMovement(shop, { productId: kept.id, units: product.stock, reason: 'opening' });
}

function daysBefore(moment: Date, days: number): Date {
  const dayMs = 24 * 60 * 60 * 1000;
  return new Date(moment.getTime() - days * dayMs);
}

async function enterBankDetails(shop: Shop) {
  await shop.db
    .update(settings)
    .set({ bankAccountDetails: demoBankDetails.en, bankAccountDetailsSi: demoBankDetails.si })
    .where(sql`${settings.bankAccountDetails} = ''`);
}
