import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { rowsCountHeader } from './export-urls.ts';

type RowsRead = { done: number; total: number };
export type ExportState = RowsRead & {
  phase: 'reading' | 'saved' | 'failed' | 'signed-out';
};

/** Downloads a file by script, to show its progress. Without JavaScript the link itself downloads it. */
export function useExport(url: string, total: number) {
  const [state, setState] = useState<ExportState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setState(undefined);
  };
  const start = (event: MouseEvent) => {
    event.preventDefault();
    if (state?.phase === 'reading') return;
    const controller = new AbortController();
    running.current = controller;
    const update = (phase: ExportState['phase'], read: RowsRead) => setState({ phase, ...read });
    update('reading', { done: 0, total });
    fetchRows(url, controller.signal, (read) => update('reading', read))
      .then(({ file, name, total }) => {
        save(file, name);
        update('saved', { done: total, total });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const isSignedOut = error instanceof DownloadError && error.status === 401;
        update(isSignedOut ? 'signed-out' : 'failed', { done: 0, total: 0 });
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
  // The browser reads the blob asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

class DownloadError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The download failed with status ${status}`);
    this.status = status;
  }
}

const lineFeed = 10;
const progressIntervalMs = 100;

/** Downloads a table, and reports the number of rows on the way. Each line is a row; the first is the header. */
async function fetchRows(url: string, signal: AbortSignal, onRead: (read: RowsRead) => void) {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new DownloadError(response.status);
  const total = Number(response.headers.get(rowsCountHeader) ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = -1;
  let reportedAt = 0;
  const reader = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    lines += linesIn(chunk.value);
    if (performance.now() - reportedAt < progressIntervalMs) continue;
    reportedAt = performance.now();
    onRead({ done: Math.max(0, lines), total: Math.max(total, lines) });
  }
  const type = response.headers.get('Content-Type') ?? '';
  return {
    file: new Blob(chunks, { type }),
    name: fileNameOf(response),
    total: Math.max(0, lines),
  };
}

function linesIn(chunk: Uint8Array): number {
  return chunk.reduce((lines, byte) => (byte === lineFeed ? lines + 1 : lines), 0);
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'orders.csv';
}
