import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { parseMediaName } from '#platform/storage/media-name.ts';
import type { ShopPictureName } from './shop-pictures.ts';
import { media, shopPictures } from './tables.server.ts';

type PictureChange = {
  name: ShopPictureName;
  /** The path of an uploaded picture; empty keeps the current one. */
  path: string;
  alt: Bilingual;
};
export type SetShopPictureRefusal = { code: 'no-picture' };

/** Replaces a picture of the shop, or its alternative texts. Refuses an unknown picture. */
export function setShopPicture(
  shop: AdminShop,
  { name, path, alt }: PictureChange,
): Promise<Result<undefined, SetShopPictureRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockShopPicture(shop, name);
    const pictureId =
      path === '' ? before?.pictureId : parseMediaName(path.replace('/media/', ''))?.id;
    if (pictureId === undefined || !(await markUsed(shop, pictureId))) {
      return refuse({ code: 'no-picture' });
    }
    const values = { pictureId, altEn: alt.en, altSi: alt.si };
    if (before && JSON.stringify(before) === JSON.stringify(values))
      return okRecorded(nothingChanged);
    const updatedAt = shop.now();
    await shop.db
      .insert(shopPictures)
      .values({ name, ...values, updatedAt })
      .onConflictDoUpdate({ target: shopPictures.name, set: { ...values, updatedAt } });
    const entry = await recordAudit(shop, {
      action: 'shop-picture-changed',
      subject: { kind: 'picture', id: pictureId },
      before: before && toAuditValues(name, before),
      after: toAuditValues(name, values),
    });
    return okRecorded(entry);
  });
}

/** Restores the default picture. `sweepPictures` later deletes the files of the owner's picture. */
export function removeShopPicture(
  shop: AdminShop,
  name: ShopPictureName,
): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockShopPicture(shop, name);
    if (!before) return okRecorded(nothingChanged);
    await shop.db.delete(shopPictures).where(eq(shopPictures.name, name));
    const entry = await recordAudit(shop, {
      action: 'shop-picture-removed',
      subject: { kind: 'picture', id: before.pictureId },
      before: toAuditValues(name, before),
    });
    return okRecorded(entry);
  });
}

type StoredPicture = { pictureId: string; altEn: string; altSi: string };

async function lockShopPicture(
  shop: AdminShop,
  name: ShopPictureName,
): Promise<StoredPicture | undefined> {
  const { pictureId, altEn, altSi } = shopPictures;
  const [row] = await shop.db
    .select({ pictureId, altEn, altSi })
    .from(shopPictures)
    .where(eq(shopPictures.name, name))
    .for('update');
  return row;
}

/** Marks a picture as used, so that `sweepPictures` does not delete it. Returns false for an unknown picture. */
async function markUsed(shop: AdminShop, id: string): Promise<boolean> {
  const marked = await shop.db
    .update(media)
    .set({ unusedSince: null })
    .where(eq(media.id, id))
    .returning({ id: media.id });
  return marked.length > 0;
}

function toAuditValues(name: ShopPictureName, { pictureId, altEn, altSi }: StoredPicture) {
  return { [name]: pictureId, altEn, altSi };
}
