import QRCode from 'qrcode';
import { strokesOf } from './strokes.ts';

/** A QR code as strokes of an SVG path, `size` modules wide and high, including the quiet zone. Its first row is y = 0. */
export type QrCode = { size: number; path: string };

/** ISO/IEC 18004 requires four white modules on each side. */
const quietZone = 4;

export function qrCodeOf(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column)).join(''),
  );
  const path = rows.map((row, y) => `M${quietZone} ${y + quietZone}${strokesOf(row)}`).join('');
  return { size: modules.size + 2 * quietZone, path };
}
