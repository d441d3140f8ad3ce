import fs from 'node:fs/promises';

/** Formats that owners may upload. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const signatureBytes = 12;

/**
 * Recognizes the format by the first bytes; ignores the file name and the browser's content type.
 */
export async function pictureFormatOf(file: string): Promise<PictureFormat | undefined> {
  const opened = await fs.open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(signatureBytes));
    return formatBeginning(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await opened.close();
  }
}

function formatBeginning(start: string): PictureFormat | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'webp';
  return start.slice(4) === 'ftypavif' ? 'avif' : undefined;
}
