import fs from 'node:fs/promises';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import { type MediaStore, StorageOutage } from '#platform/storage/media-store.server.ts';
import { BrokenForm, type Part, readParts } from './read-parts.server.ts';

/** The fields of a form and its files, each at a temporary `path` until `removeFiles`. */
export type Upload = {
  values: Record<string, string>;
  files: UploadedFile[];
  /**
   * Whether the body ended early, was no form, or had too many fields or too much text. The parts that were read before are
   * included.
   */
  isCut: boolean;
};
export type UploadedFile = { name: string; path: string } | { name: string; code: NotStored };
type NotStored = 'too-large' | 'too-many' | 'no-storage';

const maxFields = 200;
const maxTextBytes = 128 * 1024;
const maxFileNameLength = 80;

export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
}

/** Reads a form with files. Reports files that are too large or beyond the tenth, and does not keep them. */
export async function readUpload(request: Request, media: MediaStore): Promise<Upload> {
  const files: UploadedFile[] = [];
  try {
    const { fields, isCut } = await readFields(request, async (part) => {
      if (files.length < uploadLimits.maxFiles) await storeFile(part, files, media);
      else if (files.length === uploadLimits.maxFiles) files.push({ name: '', code: 'too-many' });
    });
    const safeFields = fields.filter(([name]) => name !== '__proto__');
    return { values: Object.fromEntries(safeFields), files, isCut };
  } catch (thrown) {
    await removeFiles(files);
    throw thrown;
  }
}

/** Reads only the fields; stores no file. */
export async function readFieldsOfUpload(request: Request): Promise<[string, string][]> {
  const { fields } = await readFields(request, async () => undefined);
  return fields;
}

/** Reads an upload to its end and stores nothing: a browser shows the response only once it has sent everything. */
export async function drainUpload(request: Request): Promise<void> {
  await readFields(request, async () => undefined);
}

export async function removeFiles(files: readonly UploadedFile[]): Promise<void> {
  for (const file of files) if ('path' in file) await fs.rm(file.path, { force: true });
}

async function readFields(request: Request, onFile: (part: Part) => Promise<void>) {
  const fields: [string, string][] = [];
  const room = { bytes: maxTextBytes, fields: maxFields };
  let isCut = false;
  try {
    for await (const part of readParts(request)) {
      if (part.fileName === undefined) fields.push([part.name, await readText(part, room)]);
      else await onFile(part);
    }
  } catch (thrown) {
    if (!(thrown instanceof BrokenForm)) throw thrown;
    isCut = true;
  }
  return { fields, isCut };
}

async function readText({ content }: Part, room: { bytes: number; fields: number }) {
  const pieces: Buffer[] = [];
  room.fields -= 1;
  if (room.fields < 0) throw new BrokenForm('Too many fields');
  for await (const piece of content) {
    room.bytes -= piece.length;
    if (room.bytes < 0) throw new BrokenForm('Too much text');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Stores one file. Skips the empty part that a file field without a file sends. */
async function storeFile(
  { fileName = '', content }: Part,
  files: UploadedFile[],
  media: MediaStore,
) {
  const name = displayNameOf(fileName);
  const path = await media.newIncoming().catch(undefinedDuringOutage);
  if (path === undefined) return void files.push({ name, code: 'no-storage' });
  let isKept = false;
  try {
    const bytes = await write(path, content);
    if (bytes === 0 && fileName === '') return;
    isKept = bytes <= uploadLimits.maxFileBytes;
    files.push(isKept ? { name, path } : { name, code: 'too-large' });
  } finally {
    if (!isKept) await fs.rm(path, { force: true });
  }
}

function undefinedDuringOutage(thrown: unknown): undefined {
  if (!(thrown instanceof StorageOutage)) throw thrown;
}

/** Returns the number of bytes. Counts bytes beyond the limit of a file without writing them. */
async function write(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  const file = await fs.open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes <= uploadLimits.maxFileBytes) await file.appendFile(piece);
    }
  } finally {
    await file.close();
  }
  return bytes;
}

/**
 * Returns the last segment of a path, shortened, with a space for control characters, because those for the direction of
 * text could reorder the sentence that shows the name.
 */
function displayNameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return plain.slice(0, maxFileNameLength).join('');
}
