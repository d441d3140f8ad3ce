import type { ReactNode } from 'react';
import { useSay } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { exportCopy, rowsOf, savedRows } from './export.copy.ts';
import type { ExportState } from './use-export.ts';

type ExportProgressProps = {
  state: ExportState;
  /** What stops it while it runs. */
  children: ReactNode;
};

/** How far the file is, until it is saved or not. */
export function ExportProgress({ state, children }: ExportProgressProps) {
  const say = useSay();
  if (state.is === 'failed' || state.is === 'signed-out') {
    return (
      <Notice tone="danger" role="alert">
        <Both of={state.is === 'failed' ? exportCopy.failed : exportCopy.signedOut} />
      </Notice>
    );
  }
  if (state.is === 'saved') {
    return (
      <Notice tone="success" role="status">
        <Both of={savedRows(state.total)} />
      </Notice>
    );
  }
  return (
    <div className="grid gap-2">
      <progress
        aria-label={say(exportCopy.rowsRead)}
        value={state.done}
        max={Math.max(1, state.total)}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-cream-300 [&::-moz-progress-bar]:bg-leaf-700 [&::-webkit-progress-bar]:bg-cream-300 [&::-webkit-progress-value]:bg-leaf-700 forced-colors:appearance-auto"
      />
      <div className="flex items-center justify-between gap-4">
        <span className="figures text-sm">
          <Text of={rowsOf(state.done, state.total)} />
        </span>
        {children}
      </div>
    </div>
  );
}
