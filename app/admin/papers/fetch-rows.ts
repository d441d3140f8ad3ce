import { rowsHeader } from './export-address.ts';

export type RowsRead = { done: number; total: number };

export class FetchRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The file was refused: ${status}`);
    this.status = status;
  }
}

const lineEnd = 10;
const sayEveryMs = 100;

/** Reads a table to its end, and says on the way how many rows came. A line of the file is a row; the first are the heads. */
export async function fetchRows(
  address: string,
  signal: AbortSignal,
  onRead: (read: RowsRead) => void,
) {
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new FetchRefused(answer.status);
  const total = Number(answer.headers.get(rowsHeader) ?? 0);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines = -1;
  let saidAt = 0;
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    lines += linesIn(piece.value);
    if (performance.now() - saidAt < sayEveryMs) continue;
    saidAt = performance.now();
    onRead({ done: Math.max(0, lines), total: Math.max(total, lines) });
  }
  const type = answer.headers.get('Content-Type') ?? '';
  return { file: new Blob(pieces, { type }), name: nameOf(answer), total: Math.max(0, lines) };
}

function linesIn(piece: Uint8Array): number {
  return piece.reduce((lines, byte) => (byte === lineEnd ? lines + 1 : lines), 0);
}

function nameOf(answer: Response): string {
  const said = answer.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(said)?.[1] ?? 'orders.csv';
}
