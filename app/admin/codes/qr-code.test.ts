import { expect, test } from 'vitest';
import { qrCodeOf } from './qr-code.server.ts';

test('a QR code has its three finder patterns inside its quiet zone', () => {
  const { size, path } = qrCodeOf('otpauth://totp/Sandhi:kamala?secret=MZXW6YTB');
  const farStart = size - 4 - 7;
  for (const corner of ['M4 4h7v1', `M${farStart} 4h7v1`, `M4 ${farStart}h7v1`]) {
    expect(path).toContain(corner);
  }
  const starts = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBe(4);
  expect(Math.max(...starts)).toBeLessThan(size - 4);
});
