import { href } from 'react-router';
import type { Month } from '#domain/month-accounts/month.ts';

/** Links to the accounts of a month. */
export function accountsHref(month: Month): string {
  return `${href('/admin/accounts')}?${new URLSearchParams({ month })}`;
}

/** Links to them as a file. */
export function accountsFileHref(month: Month): string {
  return `${href('/admin/accounts.csv')}?${new URLSearchParams({ month })}`;
}
