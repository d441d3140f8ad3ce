import DatabaseBackup from 'lucide-react/icons/database-backup';
import { Form, href, redirect, useNavigation } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { deleteBackup } from '#domain/backups/delete-backup.server.ts';
import { requestBackup } from '#domain/backups/request-backup.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readTypedForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/backups.route';
import { BackupProgress } from './backup-progress.tsx';
import {
  drillCopy,
  notEncryptedCopy,
  offsiteCopy,
  safetyCopy,
  sentCopy,
} from './backup-safety.copy.ts';
import { backupsCopy } from './backups.copy.ts';
import { BackupsTable } from './backups-table.tsx';
import { HowToRestore } from './how-to-restore.tsx';
import { readBackups } from './read-backups.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(backupsCopy.backups, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return readBackups(context.get(adminShopContext), context.get(runningShopContext));
}

/** Starts a backup without waiting for it, because the page shows its progress; or deletes an older one. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const adminShop = context.get(adminShopContext);
  const { values } = await readTypedForm(request);
  const flash = values['intent'] === 'delete' ? await remove() : await begin();
  const listPath = href('/admin/backups');
  return flash ? redirectWithFlash(running, listPath, flash) : redirect(listPath, 303);

  async function begin(): Promise<Flash | undefined> {
    const begun = await requestBackup(adminShop, running);
    const isShown = begun.ok || running.backups.progress !== undefined;
    return isShown ? undefined : { kind: 'error', code: 'backup-busy' };
  }

  async function remove(): Promise<Flash> {
    const { folder } = running.backups.target;
    const submission = { subject: 'backups', values };
    const deleted = await onceForForm(adminShop, submission, (shop) =>
      deleteBackup(shop, folder, values['backupId'] ?? ''),
    );
    if (deleted.ok) return { kind: 'success', code: 'backup-deleted' };
    return { kind: 'error', code: `backup-${deleted.refusal.code}` };
  }
}

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  const { runs, progress, isNightly, isSecretExcluded, folder, ...safety } = loaderData;
  const { formMethod, formData } = useNavigation();
  const isStarting = formMethod === 'POST' && formData?.has('backupId') !== true;
  return (
    <>
      <PageHeader title={backupsCopy.backups} subtitle={backupsCopy.subtitle}>
        <Form method="post">
          <Button
            type="submit"
            size="small"
            icon={<DatabaseBackup aria-hidden="true" />}
            busy={isStarting || progress !== undefined}
          >
            <Both of={backupsCopy.makeOne} />
          </Button>
        </Form>
      </PageHeader>
      <BackupProgress progress={progress} newestRun={runs[0]} />
      <div className="grid gap-4">
        <PanelCard flush>
          {runs.length === 0 ? (
            <EmptyState
              of={backupsCopy.none}
              icon={<DatabaseBackup className="size-14 stroke-1" />}
            >
              <p className="w-full text-ink-600">
                <Text of={isNightly ? backupsCopy.noneNightly : backupsCopy.noneNotNightly} />
              </p>
            </EmptyState>
          ) : (
            <BackupsTable runs={runs} />
          )}
        </PanelCard>
        <div className="text-md">
          <Notice>
            <p>
              <Both of={backupsCopy.secretFile} />
            </p>
            {isSecretExcluded && (
              <p className="mt-2">
                <Both of={backupsCopy.secretExcluded} />
              </p>
            )}
          </Notice>
        </div>
        <BackupSafety isNightly={isNightly} {...safety} />
        <HowToRestore
          hasSandhiCommand={safety.hasSandhiCommand}
          isNightly={isNightly}
          folder={folder}
          newestWithFile={runs.find(({ hasFile }) => hasFile)}
        />
      </div>
    </>
  );
}

type BackupSafetyProps = Pick<
  Awaited<ReturnType<typeof readBackups>>,
  'hasSandhiCommand' | 'isNightly' | 'isEncrypted' | 'offsite' | 'drill'
>;

/** Shows whether backups are encrypted, are copied to another machine, and were restored on trial. */
function BackupSafety({
  hasSandhiCommand,
  isNightly,
  isEncrypted,
  offsite,
  drill,
}: BackupSafetyProps) {
  const noDrill = isNightly ? safetyCopy.noDrill : safetyCopy.noDrillWithoutNightly;
  const offsiteLine = offsite?.lastSent
    ? sentCopy(offsite.lastSent, offsite.to)
    : safetyCopy.neverSent;
  const lines = [
    isEncrypted ? safetyCopy.encrypted : notEncryptedCopy({ hasSandhiCommand }),
    offsite ? offsiteLine : safetyCopy.notOffsite,
    ...(offsite?.problem ? [offsiteCopy[offsite.problem]] : []),
    drill ? drillCopy(drill.at, drill.problem) : noDrill,
  ];
  return (
    <PanelCard id="how-safe" title={safetyCopy.title}>
      <ul className="grid list-disc gap-2 ps-5 text-md wrap-anywhere">
        {lines.map((line) => (
          <li key={line.en}>
            <Both of={line} />
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}
