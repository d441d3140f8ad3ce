import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { OrdersShown } from '#admin/orders/orders-address.ts';
import type { ExportKind } from '#domain/orders/reports/exported-order.ts';
import { csvHref } from './export-address.ts';
import { FetchRefused, fetchRows, type RowsRead } from './fetch-rows.ts';

export type ExportState = RowsRead & {
  kind: ExportKind;
  is: 'reading' | 'saved' | 'failed' | 'signed-out';
};

/** Fetches a file in the page, so that it can be said how far it is. Without a script the link itself downloads it. */
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
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
