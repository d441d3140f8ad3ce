import { expect, test } from 'vitest';
import { NewsProvider } from '#admin/live/news-context.tsx';
import { readNews } from '#admin/live/read-news.server.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import type { Route } from './+types/month-accounts.route';
import { loadMonthAccounts } from './load-month-accounts.server.ts';
import MonthAccountsRoute from './month-accounts.route.tsx';

test('a page that stays open past the end of its month leads to the new month, and no page to a later one', async () => {
  const shop = await anOwner(await openTestShop());
  shop.clock.at = new Date('2026-11-30T23:59+05:30');
  const loaderData = await loadMonthAccounts(shop, new URLSearchParams());
  const page = <MonthAccountsRoute {...({ loaderData } as Route.ComponentProps)} />;
  const linkToNext = async () => {
    const html = htmlOf(<NewsProvider loaded={await readNews(shop)}>{page}</NewsProvider>);
    return /<a[^>]*href="([^"]*)"[^>]*rel="next"|<a[^>]*rel="next"[^>]*href="([^"]*)"/.exec(html);
  };
  expect(await linkToNext()).toBeNull();
  shop.clock.at = new Date('2026-12-01T00:00+05:30');
  expect(`${await linkToNext()}`).toContain('/admin/accounts?month=2026-12');
});
