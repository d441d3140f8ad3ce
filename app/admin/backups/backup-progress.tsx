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

type Progress = { step: 'tables' | 'pictures' | 'checking'; done: number; all: number };
type BackupProgressProps = { progress: Progress | undefined; newest: ListedBackup | undefined };

const pollMs = 800;

/** Shows the progress of a running backup. Polls automatically; without JavaScript there is a link to refresh. */
export function BackupProgress({ progress, newest }: BackupProgressProps) {
  usePolling(progress !== undefined);
  useCompletionToast(newest);
  const translate = useTranslate();
  if (!progress) return null;
  return (
    <div className="mb-4">
      <PanelCard id="being-made" title={backupsCopy.making}>
        <p className="mb-2 text-md">
          <Both of={stepCopy(progress)} />
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

/** Announces the end of a backup, even if it ended before the page polled for the first time. */
function useCompletionToast(newest: ListedBackup | undefined) {
  const seen = useRef(newest?.id);
  useEffect(() => {
    if (newest && newest.id !== seen.current) showCompletionToast(newest.state);
    seen.current = newest?.id;
  }, [newest]);
}

function showCompletionToast(state: BackupState) {
  if (state === 'done') toasts.success(backupsCopy.complete, 'backup');
  else toasts.error(backupsCopy.notMade, 'backup');
}

/** Weights the steps by their usual share of the time: tables 50 %, pictures 40 %, the check 10 %. */
function shareOf({ step, done, all }: Progress): number {
  const part = all > 0 ? done / all : 0;
  if (step === 'tables') return 0.5 * part;
  return step === 'pictures' ? 0.5 + 0.4 * part : 0.95;
}

function stepCopy({ step, done, all }: Progress): Bilingual {
  if (step === 'tables') return readingCopy(Math.min(done + 1, all), all);
  return step === 'pictures' ? picturesCopy(done + 1, all) : checkingCopy;
}
