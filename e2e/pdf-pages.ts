import { inflateSync } from 'node:zlib';

/** How many sheets a printed page needs: what the PDF says of its pages, which is often packed. */
export function pdfPages(pdf: Buffer): number {
  const packed = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) =>
    unpacked(pdf.subarray(index + mark.length)),
  );
  const whole = [pdf.toString('latin1'), ...packed].join('\n');
  return whole.match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
