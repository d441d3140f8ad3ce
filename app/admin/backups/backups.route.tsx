import { href, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { askBackup } from '#domain/backups/ask-backup.server.ts';
import { deleteBackup } from '#domain/backups/delete-backup.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import { readFormData } from '#web/read-form.server.ts';
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

/** A backup is begun, and the page shows how far it has come: nobody waits for an answer. Or an older one is deleted. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const owner = context.get(ownerShopContext);
  const form = await readFormData(request);
  const news = form.get('intent') === 'delete' ? await remove() : await begin();
  const cookie = news && (await writeFlash(running, news));
  return redirect(href('/admin/backups'), {
    status: 303,
    ...(cookie && { headers: { 'Set-Cookie': cookie } }),
  });

  async function begin(): Promise<Flash | undefined> {
    const asked = await askBackup(owner, running);
    return asked.ok ? undefined : { kind: 'error', code: 'backup-busy' };
  }

  async function remove(): Promise<Flash> {
    const { folder } = running.backups.place;
    const deleted = await deleteBackup(owner, folder, `${form.get('backupId')}`);
    if (deleted.ok) return { kind: 'success', code: 'backup-deleted' };
    return { kind: 'error', code: `backup-${deleted.refusal.code}` };
  }
}

export default function BackupsRoute({ loaderData }: Route.ComponentProps) {
  return <BackupsPage {...loaderData} />;
}
