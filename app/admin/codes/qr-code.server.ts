import QRCode from 'qrcode';

/** A QR code as an SVG path, `size` modules wide and high, including the quiet zone. */
export type QrCode = { size: number; path: string };

/** ISO/IEC 18004 requires four white modules on each side. */
const quietZone = 4;

export function qrCodeOf(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  );
  const path = rows.map((squares, row) => runsOf(squares).map(pathOf(row)).join('')).join('');
  return { size: modules.size + 2 * quietZone, path };
}

type Run = { from: number; length: number };

function runsOf(squares: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  squares.forEach((isDark, column) => {
    const last = runs.at(-1);
    if (isDark && last && last.from + last.length === column) last.length += 1;
    else if (isDark) runs.push({ from: column, length: 1 });
  });
  return runs;
}

function pathOf(row: number) {
  return ({ from, length }: Run) =>
    `M${from + quietZone} ${row + quietZone}h${length}v1h-${length}z`;
}
