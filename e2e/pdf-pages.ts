import { inflateSync } from 'node:zlib';

/** Returns the number of pages of a PDF. Its page objects are often in compressed streams. */
export function pdfPages(pdf: Buffer): number {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) =>
    inflated(pdf.subarray(index + mark.length)),
  );
  const whole = [pdf.toString('latin1'), ...streams].join('\n');
  return whole.match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
