import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { acceptProof } from './accept-proof.server.ts';
import { makeRecoveryCodes } from './make-recovery-codes.server.ts';
import type { WrongCode } from './pass-second-factor.server.ts';
import type { Vault } from './vault.ts';

/** Ten new recovery codes for a code of the app, or for the last of the old ones. */
export function replaceRecoveryCodes(
  shop: OwnerShop,
  vault: Vault,
  typed: string,
): Promise<Result<{ recoveryCodes: string[] }, WrongCode>> {
  return inTransaction(shop, async (shop) => {
    const { userId } = shop.actor;
    if (!(await acceptProof(shop, { userId, vault }, typed))) return refuse({ code: 'wrong-code' });
    await recordAudit(shop, {
      action: 'recovery-codes-made',
      subject: { kind: 'account', id: userId },
    });
    return ok({ recoveryCodes: await makeRecoveryCodes(shop, { userId, vault }) });
  });
}
