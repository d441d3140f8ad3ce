import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { OrdersShown } from '#admin/orders/orders-address.ts';
import type { ExportKind } from '#domain/orders/reports/exported-order.ts';
import { csvHref, rowsHeader } from './export-address.ts';

type RowsRead = { done: number; total: number };
export type ExportState = RowsRead & {
  kind: ExportKind;
  is: 'reading' | 'saved' | 'failed' | 'signed-out';
};

/** Fetches a file in the page, which shows how far it is. Without a script the link itself downloads it. */
export function useExport(shown: OrdersShown) {
  const [state, setState] = useState<ExportState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setState(undefined);
  };
  const start = (event: MouseEvent, { kind, total }: { kind: ExportKind; total: number }) => {
    event.preventDefault();
    if (state?.is === 'reading') return;
    const control = new AbortController();
    running.current = control;
    const become = (is: ExportState['is'], read: RowsRead) => setState({ kind, is, ...read });
    become('reading', { done: 0, total });
    fetchRows(csvHref(kind, shown), control.signal, (read) => become('reading', read))
      .then(({ file, name, total }) => {
        save(file, name);
        become('saved', { done: total, total });
      })
      .catch((thrown: unknown) => {
        if (control.signal.aborted) return;
        const isSignedOut = thrown instanceof FetchRefused && thrown.status === 401;
        become(isSignedOut ? 'signed-out' : 'failed', { done: 0, total: 0 });
      });
  };
  return { state, start, stop };
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

class FetchRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The file was refused: ${status}`);
    this.status = status;
  }
}

const lineEnd = 10;
const sayEveryMs = 100;

/** Reads a table to its end, and says on the way how many rows came. A line of the file is a row; the first are the heads. */
async function fetchRows(address: string, signal: AbortSignal, onRead: (read: RowsRead) => void) {
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
