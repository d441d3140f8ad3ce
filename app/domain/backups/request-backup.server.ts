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
  const recordRequest = () =>
    recordAudit(owner, { action: 'backup-asked', subject: { kind: 'backups', id: 'shop' } });
  return (await backups.begin(shop, recordRequest)) ? ok() : refuse({ code: 'busy' });
}
