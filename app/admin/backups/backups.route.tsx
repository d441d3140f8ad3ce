import { href, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { askBackup } from '#domain/backups/ask-backup.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import type { Route } from './+types/backups.route';
import { backupsCopy } from './backups.copy.ts';
import { BackupsPage } from './backups-page.tsx';
import { readBackups } from './read-backups.server.ts';

export function meta() {
  return panelMeta(backupsCopy.backups);
}

export function loader({ context }: Route.LoaderArgs) {
  return readBackups(context.get(ownerShopContext), context.get(runningShopContext));
}

/** It is begun, and the page shows how far it has come: nobody waits for an answer. */
export async function action({ context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const asked = await askBackup(context.get(ownerShopContext), running);
  const flash = asked.ok
    ? undefined
    : await writeFlash(running, { kind: 'error', code: 'backup-busy' });
  return redirect(href('/admin/backups'), {
    status: 303,
    ...(flash && { headers: { 'Set-Cookie': flash } }),
  });
}

export default function BackupsRoute({ loaderData }: Route.ComponentProps) {
  return <BackupsPage {...loaderData} />;
}
