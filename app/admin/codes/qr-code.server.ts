import QRCode from 'qrcode';

/** Returns the dark squares of a QR code as one path, on a sheet of `size` squares with the quiet border that readers need. */
export type QrCode = { size: number; path: string };

const border = 4;

export function qrCodeOf(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  );
  const path = rows.map((squares, row) => runsOf(squares).map(drawn(row)).join('')).join('');
  return { size: modules.size + 2 * border, path };
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

function drawn(row: number) {
  return ({ from, length }: Run) => `M${from + border} ${row + border}h${length}v1h-${length}z`;
}
