import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { preparePicture } from '#domain/problems/prepare-picture.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { PictureRefusal } from '#platform/storage/picture-rules.ts';

/** A slip ready to be stored: its content in base64, its digest as SHA-256 in hex. A PDF has no size in pixels. */
export type PreparedSlip = {
  kind: 'picture' | 'pdf';
  width: number | null;
  height: number | null;
  bytes: number;
  digest: string;
  content: string;
};
export type SlipRefusal = PictureRefusal | { code: 'broken-pdf' };

/**
 * The header of a PDF (ISO 32000-2, 7.5.2), and the marker in its last kilobyte (Annex I of ISO 32000-1).
 */
const pdfHeader = /^%PDF-[12]\.\d/;
const pdfEnd = '%%EOF';
const endBytes = 1024;

/**
 * Makes the stored form of an uploaded file, which the caller deletes: decodes and re-encodes a picture, stores a PDF
 * as it is. Checks only the first and last bytes of a PDF, which detects a truncated file.
 */
export async function prepareSlip(
  source: string,
  store: MediaStore,
): Promise<Result<PreparedSlip, SlipRefusal>> {
  const file = await fs.readFile(source);
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return preparePictureSlip(source, store);
  const isWhole =
    pdfHeader.test(file.toString('latin1', 0, 8)) &&
    file.toString('latin1', Math.max(0, file.length - endBytes)).includes(pdfEnd);
  if (!isWhole) return refuse({ code: 'broken-pdf' });
  return ok({ kind: 'pdf', width: null, height: null, ...contentOf(file) });
}

async function preparePictureSlip(source: string, store: MediaStore) {
  const prepared = await preparePicture(source, store);
  if (!prepared.ok) return prepared;
  const { width, height, content } = prepared.value;
  return ok({
    kind: 'picture' as const,
    width,
    height,
    ...contentOf(Buffer.from(content, 'base64')),
  });
}

function contentOf(file: Buffer) {
  return {
    bytes: file.length,
    digest: createHash('sha256').update(file).digest('hex'),
    content: file.toString('base64'),
  };
}
