import { useEffect, useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import { Panel } from '#admin/page/panel.tsx';
import type { BackupState } from '#domain/backups/backup-run.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { backupsCopy, checkingWords, picturesWords, readingWords } from './backups.copy.ts';
import type { ListedBackup } from './backups-table.tsx';

type Step = { step: 'rows' | 'pictures' | 'checking'; done: number; all: number };
type BackupProgressProps = { step: Step | undefined; newest: ListedBackup | undefined };

const lookAgainMs = 800;

/** Shows the progress of a running backup. Refreshes by itself; without JavaScript a link does. */
export function BackupProgress({ step, newest }: BackupProgressProps) {
  useLookAgain(step !== undefined);
  useSayWhenDone(newest);
  const translate = useTranslate();
  if (!step) return null;
  return (
    <div className="mb-4">
      <Panel id="being-made" title={backupsCopy.making}>
        <p className="mb-2 text-md">
          <Both of={wordsOf(step)} />
        </p>
        <progress
          className="h-3 w-full accent-leaf-600"
          aria-label={translate(backupsCopy.making)}
          value={shareOf(step)}
        />
        <p className="mt-2 text-sm text-ink-600">
          <Text of={backupsCopy.makingMeans} />
        </p>
        <p className="mt-3 hidden noscript:block">
          <ButtonLink to={href('/admin/backups')} variant="outline" size="small">
            <Both of={backupsCopy.look} />
          </ButtonLink>
        </p>
      </Panel>
    </div>
  );
}

function useLookAgain(isMaking: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isMaking || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), lookAgainMs);
    return () => clearTimeout(timer);
  }, [isMaking, revalidate, state]);
}

/** Announces the end of a backup, also of one that was over before the page could look. */
function useSayWhenDone(newest: ListedBackup | undefined) {
  const seen = useRef(newest?.id);
  useEffect(() => {
    if (newest && newest.id !== seen.current) sayHowItEnded(newest.state);
    seen.current = newest?.id;
  }, [newest]);
}

function sayHowItEnded(state: BackupState) {
  if (state === 'done') toasts.success(backupsCopy.whole, 'backup');
  else toasts.error(backupsCopy.notMade, 'backup');
}

/** Weighs the steps: reading takes most of the time, and pictures most of that where there are many. */
function shareOf({ step, done, all }: Step): number {
  const part = all > 0 ? done / all : 0;
  if (step === 'rows') return 0.5 * part;
  return step === 'pictures' ? 0.5 + 0.4 * part : 0.95;
}

function wordsOf({ step, done, all }: Step): Bilingual {
  if (step === 'rows') return readingWords(Math.min(done + 1, all), all);
  return step === 'pictures' ? picturesWords(done + 1, all) : checkingWords;
}
