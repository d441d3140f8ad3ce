import { like, sql } from 'drizzle-orm';
import { splitFacts } from '#domain/catalog/product-facts.ts';
import { recordMovement } from '#domain/catalog/stock/record-movement.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { addressedChannels } from '#domain/channels/channels.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import {
  type DemoProduct,
  demoBankDetails,
  demoProducts,
  outdatedPrefix,
} from './demo-products.ts';

/** Fills a shop that never had a product. In any other it renames outdated products at most, however often it is called. */
export async function seedDemo(shop: Shop): Promise<void> {
  const asShop: Shop = { ...shop, actor: { kind: 'shop' } };
  await inTransaction(asShop, async (shop) => {
    // A second caller waits here until the first has finished, and then finds the products.
    await shop.db.execute(sql`lock table ${products} in share row exclusive mode`);
    await renameOutdatedProducts(shop);
    if ((await shop.db.$count(products)) > 0) return ok();

    for (const product of demoProducts) await addProduct(shop, product);
    await ensureSettings(shop);
    await enterBankDetails(shop);
    await shop.db.insert(channelChoices).values(shipmentChannels).onConflictDoNothing();
    return ok();
  });
}

/** Sends the shipment message by every channel, SMS included, so that a demo shop shows each. */
const shipmentChannels = addressedChannels.map((channel, index) => ({
  kind: 'order-shipped' as const,
  position: index + 1,
  channel,
  condition: 'also' as const,
}));

/** Renames products that earlier demo shops called a cure in Sinhala: the name says relief, as in English. */
async function renameOutdatedProducts(shop: Shop) {
  const { before, after } = outdatedPrefix;
  await shop.db
    .update(products)
    .set({ nameSi: sql`replace(${products.nameSi}, ${before}, ${after})` })
    .where(like(products.nameSi, `${before}%`));
}

const oilSizeGroup = 'Joint Relief Oil';

async function addProduct(shop: Shop, { name, description, facts, ...product }: DemoProduct) {
  const createdAt = daysBefore(shop.now(), product.addedDaysAgo);
  const [added] = await shop.db
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
      ...splitFacts(facts),
      ...(product.sizeMl && { sizeGroup: oilSizeGroup, sizeMl: product.sizeMl }),
      featured: product.featured,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: products.id });
  if (!added) throw new Error(`The demo product ${product.slug} was not kept.`);
  // A stock of zero has no opening entry: the ledger holds only movements.
  if (product.stock === 0) return;
  await recordMovement(shop, { productId: added.id, units: product.stock, reason: 'opening' });
}

function daysBefore(date: Date, days: number): Date {
  const dayMs = 24 * 60 * 60 * 1000;
  return new Date(date.getTime() - days * dayMs);
}

async function enterBankDetails(shop: Shop) {
  await shop.db
    .update(settings)
    .set({ bankAccountDetails: demoBankDetails.en, bankAccountDetailsSi: demoBankDetails.si })
    .where(sql`${settings.bankAccountDetails} = ''`);
}
