import fs from 'node:fs/promises';

/** The formats of uploaded pictures, from owners and from customers. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const signatureBytes = 12;

/**
 * Recognizes the format by the first bytes; ignores the file name and the browser's content type.
 */
export async function pictureFormatOf(file: string): Promise<PictureFormat | undefined> {
  const opened = await fs.open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(signatureBytes));
    return formatOfSignature(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await opened.close();
  }
}

function formatOfSignature(signature: string): PictureFormat | undefined {
  if (signature.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (signature.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (signature.startsWith('RIFF') && signature.slice(8) === 'WEBP') return 'webp';
  return signature.slice(4) === 'ftypavif' ? 'avif' : undefined;
}
