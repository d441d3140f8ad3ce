import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { monthIn } from '#domain/month-accounts/month.ts';
import { readMonthAccounts } from '#domain/month-accounts/read-month-accounts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';

/** Reads the accounts of the month in the URL, or of the current one. Responds with 404 if it is not a month. */
export async function loadMonthAccounts(shop: AdminShop, searchParams: URLSearchParams) {
  const thisMonth = monthIn(shop.now());
  const accounts = await readMonthAccounts(shop, searchParams.get('month') ?? thisMonth);
  return { accounts: accounts ?? throwNotFound(), thisMonth };
}
