import { and, eq, sql } from 'drizzle-orm';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
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
  /** The picture that the form showed. Pages of an earlier release send none. */
  shown?: ShownPicture | undefined;
};
type ShownPicture = { path: string; alt: Bilingual };
/** `changed-since`: another admin has saved the picture or its texts since the form was opened. */
export type SetShopPictureRefusal = { code: 'no-picture' } | { code: 'changed-since' };

/**
 * Replaces a picture of the shop, or its alternative texts. Refuses an unknown picture, and to overwrite another admin's
 * change made after the form was shown.
 */
export function setShopPicture(
  shop: AdminShop,
  { name, path, alt, shown }: PictureChange,
): Promise<Result<undefined, SetShopPictureRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockShopPicture(shop, name);
    const pictureId = path === '' ? before?.pictureId : idIn(path);
    const values = { pictureId: pictureId ?? '', altEn: alt.en, altSi: alt.si };
    if (JSON.stringify(before) === JSON.stringify(values)) return okRecorded(nothingChanged);
    if (await isOfOtherSince(shop, before, { alt, shown }))
      return refuse({ code: 'changed-since' });
    if (!(pictureId && (await markUsed(shop, pictureId)))) return refuse({ code: 'no-picture' });
    return okRecorded(await write(shop, name, { before, values }));
  });
}

type PictureStates = { before: StoredPicture | undefined; values: StoredPicture };

async function write(
  shop: AdminShop,
  name: ShopPictureName,
  { before, values }: PictureStates,
): Promise<AuditEntryNumber> {
  const updatedAt = shop.now();
  await shop.db
    .insert(shopPictures)
    .values({ name, ...values, updatedAt })
    .onConflictDoUpdate({ target: shopPictures.name, set: { ...values, updatedAt } });
  return recordAudit(shop, {
    action: 'shop-picture-changed',
    subject: { kind: 'picture', id: values.pictureId },
    before: before && toAuditValues(name, before),
    after: toAuditValues(name, values),
  });
}

/**
 * Restores the default picture. Refuses if another admin has changed the picture since the form was shown. `sweepPictures`
 * later deletes the files of the owner's picture.
 */
export function removeShopPicture(
  shop: AdminShop,
  name: ShopPictureName,
  { shown }: Pick<PictureChange, 'shown'> = {},
): Promise<Result<undefined, { code: 'changed-since' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockShopPicture(shop, name);
    if (!before) return okRecorded(nothingChanged);
    if (isChangedSince(before, shown)) return refuse({ code: 'changed-since' });
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

/** Returns the id of an uploaded picture; undefined for any other path. */
function idIn(path: string): string | undefined {
  return parseMediaName(path.replace('/media/', ''))?.id;
}

function isChangedSince(
  stored: StoredPicture | undefined,
  shown: ShownPicture | undefined,
): boolean {
  if (!shown) return false;
  const { altEn = '', altSi = '' } = stored ?? {};
  const { path, alt } = shown;
  return stored?.pictureId !== idIn(path) || altEn !== alt.en || altSi !== alt.si;
}

/**
 * Returns whether the stored picture was changed since, but not by this admin with the same texts: without JavaScript, a form
 * that is sent twice uploads its file twice.
 */
async function isOfOtherSince(
  shop: AdminShop,
  stored: StoredPicture | undefined,
  { alt, shown }: Pick<PictureChange, 'alt' | 'shown'>,
): Promise<boolean> {
  if (!isChangedSince(stored, shown)) return false;
  if (stored?.altEn !== alt.en || stored.altSi !== alt.si) return true;
  const { id, createdBy } = media;
  const isOwn = and(eq(id, stored.pictureId), eq(createdBy, shop.actor.userId));
  return (await shop.db.$count(media, isOwn)) === 0;
}

/** Locks a picture's name too, because an original picture has no row that could be locked. */
async function lockShopPicture(
  shop: AdminShop,
  name: ShopPictureName,
): Promise<StoredPicture | undefined> {
  const lockName = `shop-picture:${name}`;
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
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
