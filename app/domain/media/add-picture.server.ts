import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { formatMediaName } from '#platform/storage/media-name.ts';
import { type MediaStore, StorageOutage } from '#platform/storage/media-store.server.ts';
import type { PictureRefusal } from '#platform/storage/picture-rules.ts';
import { resizeInSubprocess } from '#platform/storage/resize-in-subprocess.server.ts';
import { media } from './tables.server.ts';

export type AddPictureRefusal = PictureRefusal | { code: 'no-storage' };

/**
 * Saves the picture in the file `source` in the shop's widths, and returns its path. Writes the files first, then
 * their row: an interruption, or an outage of their storage, leaves files that the sweep removes.
 */
export async function addPicture(
  shop: AdminShop,
  source: string,
  store: MediaStore,
): Promise<Result<{ path: string }, AddPictureRefusal>> {
  try {
    const target = await store.newIncoming();
    const resized = await resizeInSubprocess(source, target);
    if (!resized.ok) return refuse(resized.refusal);
    return ok({ path: await storeResized(shop, store, { target, ...resized.value }) });
  } catch (thrown) {
    if (thrown instanceof StorageOutage) return refuse({ code: 'no-storage' });
    throw thrown;
  }
}

type ResizedPicture = { target: string; width: number; height: number; widths: number[] };

/** Finishes the files and writes their row. Deletes the files if that fails, unless the storage is down. */
async function storeResized(
  shop: AdminShop,
  store: MediaStore,
  { target, width, height, widths }: ResizedPicture,
): Promise<string> {
  const id = randomUUID();
  const names = widths.map((one) => formatMediaName({ id, width: one }));
  try {
    for (const [index, name] of names.entries()) {
      await store.finish(`${target}-${widths[index]}.webp`, name);
    }
    const now = shop.now();
    const createdBy = shop.actor.userId;
    await inRecordedTransaction(shop, async (shop) => {
      await shop.db
        .insert(media)
        .values({ id, width, height, createdBy, createdAt: now, unusedSince: now });
      const file = names.at(-1) ?? '';
      const subject = { kind: 'picture', id } as const;
      return okRecorded(
        await recordAudit(shop, { action: 'picture-uploaded', subject, after: { file } }),
      );
    });
  } catch (thrown) {
    if (!(thrown instanceof StorageOutage)) for (const name of names) await store.remove(name);
    throw thrown;
  }
  return `/media/${names.at(-1)}`;
}
