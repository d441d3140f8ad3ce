/** What owners may upload, told by how the file begins. Its name and what the browser says of it count for nothing. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

export const bytesToTellBy = 12;

export function pictureFormatOf(start: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(start.subarray(0, bytesToTellBy)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  return text.slice(4) === 'ftypavif' ? 'avif' : undefined;
}
