import { Panel } from '#admin/shell/panel.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text.tsx';
import { backupsCopy } from './backups.copy.ts';
import type { ListedBackup } from './backups-table.tsx';

type HowToRestoreProps = { folder: string; isNightly: boolean; newest: ListedBackup | undefined };

/** Needed when nothing else works, so it stands here in plain words, to be read while all is well. */
export function HowToRestore({ folder, isNightly, newest }: HowToRestoreProps) {
  const file = newest?.fileName ?? 'sandhi-….backup.gz';
  return (
    <Panel id="how-to-restore" title={backupsCopy.restore}>
      <p className="mb-3 text-md text-ink-600">
        <Text of={backupsCopy.restoreLead} />
      </p>
      <ol className="grid list-decimal gap-3 ps-5 text-md">
        <Step of={backupsCopy.restoreClose} />
        <Step of={backupsCopy.restoreProve} command={`npm run verify ${folder}/${file}`} />
        <Step of={backupsCopy.restoreDo} command={`npm run restore /path/to/${file}`} />
        <Step of={backupsCopy.restoreStart} command="npm start" />
      </ol>
      <p className="mt-4 text-sm text-ink-600">
        <Text of={isNightly ? backupsCopy.nightly : backupsCopy.byHand} />
      </p>
      <p className="mt-1 text-sm text-ink-600">
        <Text of={backupsCopy.lies} /> <code className="wrap-anywhere">{folder}</code>
      </p>
    </Panel>
  );
}

function Step({ of, command }: { of: Bilingual; command?: string }) {
  return (
    <li>
      <Both of={of} />
      {command && (
        <code className="mt-1.5 block rounded-sm border border-line bg-cream-100 px-3 py-2 text-sm wrap-anywhere">
          {command}
        </code>
      )}
    </li>
  );
}
