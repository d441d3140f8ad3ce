import { and, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { parseMediaName } from '#platform/storage/media-name.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import { referencedCondition } from './referenced-pictures.server.ts';
import { media } from './tables.server.ts';

const hourMs = 60 * 60 * 1000;
const unusedForMs = 7 * 24 * hourMs;

/**
 * Deletes pictures that were unused for a week, files without a row and rows without files. Spares files younger than
 * an hour, which may still be uploading, and files without a row while the database has no pictures at all.
 */
export async function sweepPictures(shop: Shop, store: MediaStore): Promise<void> {
  const now = shop.now().getTime();
  const anHourAgo = new Date(now - hourMs);
  await updateUse(shop);
  const deletedIds = await deleteUnused(shop, new Date(now - unusedForMs));
  await store.clearIncoming(anHourAgo);

  const files = await store.list();
  const rows = await shop.db
    .select({ id: media.id, unusedSince: media.unusedSince, createdAt: media.createdAt })
    .from(media);
  const idsWithRow = new Set(rows.map((row) => row.id));
  const isStray = (id: string) => rows.length > 0 && !idsWithRow.has(id);
  for (const { name, writtenAt } of files) {
    const id = idOfFile(name);
    if (deletedIds.has(id) || (isStray(id) && writtenAt < anHourAgo)) await store.remove(name);
  }
  const idsOfFiles = new Set(files.map(({ name }) => idOfFile(name)));
  const lostRows = rows.filter(({ id, createdAt }) => createdAt < anHourAgo && !idsOfFiles.has(id));
  await deleteLost(shop, lostRows);
}

async function deleteUnused(shop: Shop, before: Date): Promise<Set<string>> {
  const deleted = await shop.db
    .delete(media)
    .where(and(lt(media.unusedSince, before), not(referencedCondition)))
    .returning({ id: media.id });
  return new Set(deleted.map(({ id }) => id));
}

async function updateUse(shop: Shop): Promise<void> {
  await shop.db
    .update(media)
    .set({ unusedSince: null })
    .where(and(isNotNull(media.unusedSince), referencedCondition));
  await shop.db
    .update(media)
    .set({ unusedSince: shop.now() })
    .where(and(isNull(media.unusedSince), not(referencedCondition)));
}

/** Deletes rows whose files are lost, but not those of pictures in use: the files may be restored. */
async function deleteLost(shop: Shop, lostRows: { id: string }[]): Promise<void> {
  const ids = lostRows.map(({ id }) => id);
  if (ids.length > 0)
    await shop.db.delete(media).where(and(inArray(media.id, ids), not(referencedCondition)));
}

function idOfFile(name: string): string {
  return parseMediaName(name)?.id ?? '';
}
