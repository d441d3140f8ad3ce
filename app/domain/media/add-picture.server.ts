import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { mediaNameOf } from '#platform/storage/media-name.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { PictureRefusal } from '#platform/storage/picture-rules.ts';
import { shrinkApart } from '#platform/storage/shrink-apart.server.ts';
import { media } from './tables.server.ts';

export type AddPictureRefusal = PictureRefusal;

/**
 * Keeps a picture that an owner uploaded, made anew in our widths, and answers its address in the shop. First the files,
 * then the row that knows them: what breaks off between leaves files that the sweep takes away.
 */
export async function addPicture(
  shop: OwnerShop,
  source: string,
  store: MediaStore,
): Promise<Result<{ path: string }, AddPictureRefusal>> {
  const target = await store.newIncoming();
  const shrunk = await shrinkApart(source, target);
  if (!shrunk.ok) return refuse(shrunk.refusal);

  const id = randomUUID();
  const { width, height, widths } = shrunk.value;
  const names = widths.map((one) => mediaNameOf({ id, width: one }));
  try {
    for (const [at, name] of names.entries()) {
      await store.keep(`${target}-${widths[at]}.webp`, name);
    }
    const now = shop.now();
    const createdBy = shop.actor.userId;
    await shop.db
      .insert(media)
      .values({ id, width, height, createdBy, createdAt: now, unusedSince: now });
  } catch (thrown) {
    for (const name of names) await store.remove(name);
    throw thrown;
  }
  return ok({ path: `/media/${names.at(-1)}` });
}
