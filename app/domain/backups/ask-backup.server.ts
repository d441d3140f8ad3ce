import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import type { BackupService } from './backup-service.server.ts';

/** Gets the shop itself, because the backup service goes on after the request. */
type Running = { shop: Shop; backups: BackupService };

/** Begins a backup for an owner, and does not wait for it. */
export async function askBackup(
  owner: OwnerShop,
  { shop, backups }: Running,
): Promise<Result<undefined, { code: 'busy' }>> {
  if (backups.progress) return refuse({ code: 'busy' });
  await recordAudit(owner, { action: 'backup-asked', subject: { kind: 'backups', id: 'shop' } });
  void backups.make(shop, 'owner');
  return ok();
}
