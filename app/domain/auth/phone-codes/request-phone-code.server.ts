import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { canSendCodes } from '#domain/accounts/phone-codes/phone-code.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { generateCode } from './generate-code.server.ts';

export type CodeRequestOptions = { userId: string; language: Language; codeSecret: string };
/** `no-phone-to-verify`: the account has no mobile number, or has verified it. */
export type RequestCodeRefusal = { code: 'no-phone-to-verify' } | TooManyAttempts;

/** Sends a code that verifies the account's phone, valid for ten minutes and once. */
export async function requestPhoneCode(
  shop: Shop,
  { userId, language, codeSecret }: CodeRequestOptions,
): Promise<Result<undefined, RequestCodeRefusal>> {
  const requested = await inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    const phoneE164 = phoneToVerify(await findCustomer(shop, userId));
    if (!phoneE164) return refuse({ code: 'no-phone-to-verify' as const });
    // Returns the refusal as a value, because a refused transaction would return the attempts of the address.
    return ok(
      await generateCode(shop, { userId, purpose: 'verify', phoneE164, language, codeSecret }),
    );
  });
  return requested.ok ? requested.value : requested;
}

/** Returns whether the account has a mobile number to verify, and codes can be sent. */
export function canVerifyPhone(
  options: Parameters<typeof canSendCodes>[0],
  customer: PhoneState,
): boolean {
  return canSendCodes(options) && phoneToVerify(customer) !== undefined;
}

type PhoneState = { phone: string | undefined; isPhoneVerified: boolean };

/** Returns the mobile number of an account while it is unverified, as E.164. */
export function phoneToVerify(customer: PhoneState | undefined): string | undefined {
  const { phone, isPhoneVerified = false } = customer ?? {};
  return phone && !isPhoneVerified && isMobile(phone) ? phone : undefined;
}
