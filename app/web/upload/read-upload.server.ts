import fs from 'node:fs/promises';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import { BrokenForm, type Part, readParts } from './read-parts.server.ts';

/** The fields of a form and the files that came with it, which lie at their `place` until they are removed. */
export type Upload = {
  values: Record<string, string>;
  files: UploadedFile[];
  /** It broke off, or was no form. What came whole is there. */
  isCut: boolean;
};
export type UploadedFile = { name: string; place: string } | { name: string; code: TooMuch };
type TooMuch = 'too-large' | 'too-many';

const mostFields = 200;
const longestTexts = 128 * 1024;
const longestFileName = 80;

export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
}

/** Reads a form with files. One that is too large and those beyond the tenth are told and not kept. */
export async function readUpload(request: Request, media: MediaStore): Promise<Upload> {
  const files: UploadedFile[] = [];
  try {
    const { fields, isCut } = await readFields(request, async (part) => {
      if (files.length < uploadLimits.files) await takeIn(part, files, media);
      else if (files.length === uploadLimits.files) files.push({ name: '', code: 'too-many' });
    });
    return { values: Object.fromEntries(fields), files, isCut };
  } catch (thrown) {
    await forgetFiles(files);
    throw thrown;
  }
}

/** The fields alone; files that come with them are kept nowhere. */
export async function readFieldsOfUpload(request: Request): Promise<[string, string][]> {
  const { fields } = await readFields(request, async () => undefined);
  return fields;
}

export async function forgetFiles(files: readonly UploadedFile[]): Promise<void> {
  for (const file of files) if ('place' in file) await fs.rm(file.place, { force: true });
}

async function readFields(request: Request, onFile: (part: Part) => Promise<void>) {
  const fields: [string, string][] = [];
  const room = { bytes: longestTexts, fields: mostFields };
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

/** A field for files where none was chosen sends one without name and content. */
async function takeIn({ fileName = '', content }: Part, files: UploadedFile[], media: MediaStore) {
  const place = await media.newIncoming();
  const name = shortened(fileName);
  let isKept = false;
  try {
    const bytes = await write(place, content);
    if (bytes === 0 && fileName === '') return;
    isKept = bytes <= uploadLimits.bytesOfFile;
    files.push(isKept ? { name, place } : { name, code: 'too-large' });
  } finally {
    if (!isKept) await fs.rm(place, { force: true });
  }
}

/** Answers how many bytes there were. What is too much is counted and not written. */
async function write(place: string, content: AsyncIterable<Buffer>): Promise<number> {
  const file = await fs.open(place, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes <= uploadLimits.bytesOfFile) await file.appendFile(piece);
    }
  } finally {
    await file.close();
  }
  return bytes;
}

/** As a person may read it: the end of a path, and nothing that writes over the line. */
function shortened(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return plain.slice(0, longestFileName).join('');
}
