import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { linkGuestOrders } from '#domain/customers/guest-orders/link-guest-orders.server.ts';
import { verifyIdentifier } from '#domain/customers/identifiers/verify-identifier.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { checkCode, consumeCode, type WrongCode } from './check-code.server.ts';

/** `codeSecret`: the secret of the shop with which codes are hashed (AUTH_SECRET). */
export type SubmittedCode = { userId: string; code: string; codeSecret: string };

/** Accepts a code once, marks the phone as verified, and links the guest orders of the last 90 days placed with it. */
export async function verifyPhone(
  shop: Shop,
  { userId, code, codeSecret }: SubmittedCode,
): Promise<Result<{ linkedOrders: number }, WrongCode>> {
  const checked = await checkCode(shop, { userId }, { purpose: 'verify', code, codeSecret });
  if (!checked.ok) return checked;
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    if (!(await consumeCode(shop, checked.value))) return refuse({ code: 'code-wrong' });
    const identifier = { kind: 'phone' as const, phoneE164: checked.value.phoneE164 };
    if (!(await verifyIdentifier(shop, { userId, identifier })))
      return refuse({ code: 'code-wrong' });
    return ok({ linkedOrders: await linkGuestOrders(shop, userId) });
  });
}
