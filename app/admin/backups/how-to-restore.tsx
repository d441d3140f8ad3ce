import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { backupsCopy } from './backups.copy.ts';
import type { ListedBackup } from './backups-table.tsx';

type HowToRestoreProps = {
  folder: string;
  hasSandhiCommand: boolean;
  isNightly: boolean;
  newestOnServer: ListedBackup | undefined;
};

/** Explains how to restore the shop; the commands are for someone who knows the server. */
export function HowToRestore({
  folder,
  hasSandhiCommand,
  isNightly,
  newestOnServer,
}: HowToRestoreProps) {
  const file = newestOnServer?.fileName ?? 'sandhi-….backup.gz';
  return (
    <PanelCard id="how-to-restore" title={backupsCopy.restore}>
      <p className="mb-1 text-md">
        <Both of={isNightly ? backupsCopy.nightly : backupsCopy.notNightly} />
      </p>
      <p className="mb-4 text-md text-ink-600">
        <Text of={backupsCopy.restoreLead} />
      </p>
      <CollapsibleSection title={backupsCopy.forTechnician} open={false}>
        <ol className="grid list-decimal gap-3 ps-5 text-md">
          {hasSandhiCommand ? (
            <>
              <Step of={backupsCopy.verifyNewest} command="sudo sandhi verify" />
              <Step
                of={backupsCopy.restoreInPlace}
                command={`sudo sandhi restore ${folder}/${file} --yes`}
              />
            </>
          ) : (
            <>
              <Step of={backupsCopy.restoreStop} />
              <Step of={backupsCopy.restoreCheck} command={`npm run verify ${folder}/${file}`} />
              <Step of={backupsCopy.restoreDo} command={`npm run restore /path/to/${file}`} />
              <Step of={backupsCopy.restoreStart} command="npm start" />
            </>
          )}
        </ol>
        <p className="text-sm text-ink-600">
          <Text of={backupsCopy.storedIn} /> <code className="wrap-anywhere">{folder}</code>
        </p>
      </CollapsibleSection>
    </PanelCard>
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
