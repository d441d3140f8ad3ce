import DatabaseBackup from 'lucide-react/icons/database-backup';
import { Form, useNavigation } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { backupsCopy } from './backups.copy.ts';
import { BackupsTable } from './backups-table.tsx';
import { HowToRestore } from './how-to-restore.tsx';
import type { readBackups } from './read-backups.server.ts';

type BackupsPageProps = Awaited<ReturnType<typeof readBackups>>;

export function BackupsPage({
  runs,
  step,
  isNightly,
  isSecretElsewhere,
  folder,
}: BackupsPageProps) {
  const isAsking = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHeader title={backupsCopy.backups} subtitle={backupsCopy.subtitle}>
        <Form method="post">
          <Button
            type="submit"
            size="small"
            icon={<DatabaseBackup aria-hidden="true" />}
            busy={isAsking || step !== undefined}
          >
            <Both of={backupsCopy.makeOne} />
          </Button>
        </Form>
      </PageHeader>
      <BackupProgress step={step} newest={runs[0]} />
      <div className="grid gap-4">
        <Panel flush>
          {runs.length === 0 ? (
            <EmptyState
              of={backupsCopy.none}
              icon={<DatabaseBackup className="size-14 stroke-1" />}
            >
              <p className="w-full text-ink-600">
                <Text of={isNightly ? backupsCopy.noneNightly : backupsCopy.noneByHand} />
              </p>
            </EmptyState>
          ) : (
            <BackupsTable runs={runs} />
          )}
        </Panel>
        <div className="text-md">
          <Notice>
            <p>
              <Both of={backupsCopy.secretFile} />
            </p>
            {isSecretElsewhere && (
              <p className="mt-2">
                <Both of={backupsCopy.secretElsewhere} />
              </p>
            )}
          </Notice>
        </div>
        <HowToRestore
          isNightly={isNightly}
          folder={folder}
          newest={runs.find(({ isHere }) => isHere)}
        />
      </div>
    </>
  );
}
