import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { qrCodeOf } from './qr-code.server.ts';

const text = 'otpauth://totp/Sandhi:kamala?secret=MZXW6YTB';

/** Draws the strokes of a path as rows of text, '1' for each dark module. */
function drawn({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'));
  for (const [, start, y, strokes = ''] of path.matchAll(/M(\d+) (\d+)([^M]*)/g)) {
    let column = Number(start);
    for (const [, kind, length] of strokes.matchAll(/([hm])(\d+)/g)) {
      if (kind === 'h') rows[Number(y)]?.fill('1', column, column + Number(length));
      column += Number(length);
    }
  }
  return rows.map((row) => row.join(''));
}

test('a QR code has a margin of four white modules, and inside it the same pattern as the library draws', () => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 8;
  const rows = drawn(qrCodeOf(text));
  expect(rows).toHaveLength(size);
  const blank = Array<string>(4).fill('0'.repeat(size));
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual([...blank, ...blank]);
  const inner = rows.slice(4, -4).map((row) => row.slice(4, -4));
  expect(inner.join('')).toBe(modules.data.join(''));
  for (const row of rows) expect(row).toMatch(/^0000.*0000$/);
});

test('a QR code has a finder pattern in three corners', () => {
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const rows = drawn(qrCodeOf(text));
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const far = rows.length - 4 - 7;
  expect([corner(4, 4), corner(far, 4), corner(4, far)]).toEqual([finder, finder, finder]);
});
