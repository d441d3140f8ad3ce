import { ok, type Result, refuse } from '#domain/kernel/result.ts';

/**
 * Decodes the file of a list: UTF-8, UTF-16 as Excel saves "Unicode text", or Windows-1252. Refuses workbooks and
 * everything else that is not text.
 */
export function decodeList(bytes: Uint8Array): Result<string, { code: 'not-text' }> {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const isBinary = [...text.slice(0, 10_000)].some((one) => /\p{Cc}/u.test(one) && !/\s/.test(one));
  return isBinary ? refuse({ code: 'not-text' }) : ok(text);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Detects UTF-16 without a byte order mark: every other byte of its digits and separators is zero.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
