import { useEffect, useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { BackupState } from '#domain/backups/backup-run.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { backupsCopy, checkingCopy, picturesCopy, readingCopy } from './backups.copy.ts';
import type { ListedBackup } from './backups-table.tsx';

type Progress = { phase: 'tables' | 'pictures' | 'checking'; done: number; all: number };
type BackupProgressProps = { progress: Progress | undefined; newestRun: ListedBackup | undefined };

const pollMs = 800;

/** Shows the progress of a running backup. Polls automatically; without JavaScript there is a link to refresh. */
export function BackupProgress({ progress, newestRun }: BackupProgressProps) {
  usePolling(progress !== undefined);
  useCompletionToast(newestRun);
  return (
    <>
      <p role="status" className="sr-only">
        {progress && <Text of={backupsCopy.making} />}
      </p>
      {progress && <ProgressPanel progress={progress} />}
    </>
  );
}

function ProgressPanel({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  return (
    <div className="mb-4">
      <PanelCard id="being-made" title={backupsCopy.making}>
        <p className="mb-2 text-md">
          <Both of={phaseCopy(progress)} />
        </p>
        <progress
          className="h-3 w-full accent-leaf-600"
          aria-label={translate(backupsCopy.making)}
          value={shareOf(progress)}
        />
        <p className="mt-2 text-sm text-ink-600">
          <Text of={backupsCopy.makingHint} />
        </p>
        <p className="mt-3 hidden noscript:block">
          <ButtonLink to={href('/admin/backups')} variant="outline" size="small">
            <Both of={backupsCopy.checkProgress} />
          </ButtonLink>
        </p>
      </PanelCard>
    </div>
  );
}

function usePolling(isMaking: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isMaking || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pollMs);
    return () => clearTimeout(timer);
  }, [isMaking, revalidate, state]);
}

/** Shows a toast for each run that was not listed when the page opened, even if it began and ended between two polls. */
function useCompletionToast(newestRun: ListedBackup | undefined) {
  const seen = useRef(newestRun?.id);
  useEffect(() => {
    if (newestRun && newestRun.id !== seen.current) showCompletionToast(newestRun.state);
    seen.current = newestRun?.id;
  }, [newestRun]);
}

function showCompletionToast(state: BackupState) {
  if (state === 'done') toasts.success(backupsCopy.complete, 'backup');
  else toasts.error(backupsCopy.notMade, 'backup');
}

/** Weights the phases by their usual share of the time: tables 50 %, pictures 40 %, the check 10 %. */
function shareOf({ phase, done, all }: Progress): number {
  const part = all > 0 ? done / all : 0;
  if (phase === 'tables') return 0.5 * part;
  return phase === 'pictures' ? 0.5 + 0.4 * part : 0.95;
}

function phaseCopy({ phase, done, all }: Progress): Bilingual {
  if (phase === 'tables') return readingCopy(Math.min(done + 1, all), all);
  return phase === 'pictures' ? picturesCopy(done + 1, all) : checkingCopy;
}
