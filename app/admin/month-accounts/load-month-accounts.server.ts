import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { monthOf } from '#domain/month-accounts/month.ts';
import { readMonthAccounts } from '#domain/month-accounts/read-month-accounts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';

/** Reads the accounts of the month in the URL, or of the current one. Responds with 404 if it is not a month. */
export async function loadMonthAccounts(shop: AdminShop, searchParams: URLSearchParams) {
  const month = searchParams.get('month') ?? monthOf(dayIn(shop.now()));
  const accounts = await readMonthAccounts(shop, month);
  return { accounts: accounts ?? throwNotFound() };
}
