import fs from 'node:fs/promises';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { PictureRefusal } from '#platform/storage/picture-rules.ts';
import { resizeInSubprocess } from '#platform/storage/resize-in-subprocess.server.ts';

/** A stored picture: a resized WebP file in base64, without the metadata of the camera, and its size in pixels. */
export type PreparedPicture = { width: number; height: number; content: string };

/** Makes the stored picture from an uploaded file, which the caller deletes. */
export async function preparePicture(
  source: string,
  store: MediaStore,
): Promise<Result<PreparedPicture, PictureRefusal>> {
  const target = await store.newIncoming();
  const resized = await resizeInSubprocess(source, target);
  if (!resized.ok) return refuse(resized.refusal);
  const { width: uploadedWidth, height, widths } = resized.value;
  const width = Math.max(...widths);
  try {
    const content = await fs.readFile(`${target}-${width}.webp`, 'base64');
    return ok({
      width,
      height: Math.max(1, Math.round((height * width) / uploadedWidth)),
      content,
    });
  } finally {
    for (const resizedWidth of widths)
      await fs.rm(`${target}-${resizedWidth}.webp`, { force: true });
  }
}
