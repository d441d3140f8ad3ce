import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import type { BackupService } from './backup-service.server.ts';

/** `shop` is not bound to the request, because the backup outlives the request. */
type BackupContext = { shop: Shop; backups: BackupService };

/** Starts a backup for an owner, and does not wait for it. */
export async function requestBackup(
  owner: AdminShop,
  { shop, backups }: BackupContext,
): Promise<Result<undefined, { code: 'busy' }>> {
  if (backups.progress || (await isBusyElsewhere(backups))) return refuse({ code: 'busy' });
  await recordAudit(owner, { action: 'backup-asked', subject: { kind: 'backups', id: 'shop' } });
  void backups.make(shop, 'owner');
  return ok();
}

/** Returns whether another instance of the shop is making a backup. */
async function isBusyElsewhere({ target }: BackupService): Promise<boolean> {
  return !(await target.oneAtATime('backup', async () => undefined));
}
