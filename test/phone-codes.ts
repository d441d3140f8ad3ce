import { requestPhoneCode } from '#domain/auth/phone-codes/request-phone-code.server.ts';
import { verifyPhone } from '#domain/auth/phone-codes/verify-phone.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { BudgetName } from '#domain/limits/budgets.ts';
import { anAccountFor } from './password-reset.ts';
import { openTestShop } from './shop.ts';

export const codeSecret = 'a secret of the tests that nobody has to keep';

/** The budgets that a request for a code spends. */
export const codeBudgets = [
  'phone-code:address',
  'phone-code:phone',
  'phone-code:day',
  'phone-code:shop',
] as const satisfies BudgetName[];

type CodeSms = Extract<ShopEvent, { name: 'phone-code-requested' }>;

/** Collects the codes that the shop would send by SMS. */
export function phoneOfTests() {
  const received: CodeSms[] = [];
  const listener = async (_shop: Shop, event: ShopEvent) => {
    if (event.name === 'phone-code-requested') received.push(event);
  };
  return { received, listener, lastCode: () => received.at(-1)?.code ?? '' };
}

/** Requests a code for the phone number of this account, from a new IP address by default. */
export function requestCode(
  shop: Shop,
  userId: string,
  clientBucket: string = crypto.randomUUID(),
) {
  return requestPhoneCode({ ...shop, clientBucket }, { userId, language: 'en', codeSecret });
}

/** Returns a code that differs from this one. */
export function otherCode(code: string): string {
  return `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
}

/** Makes a shop in which Kamala has an account by a phone that is not verified. */
export async function kamalaWithPhone(phone: string) {
  const { listener, received, lastCode } = phoneOfTests();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, phone);
  const submitCode = (code: string, as = userId) =>
    verifyPhone(shop, { userId: as, code, codeSecret });
  return { shop, userId, received, lastCode, submitCode };
}
