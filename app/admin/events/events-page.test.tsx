import { expect, test } from 'vitest';
import { NewsProvider } from '#admin/live/news-context.tsx';
import { readNews } from '#admin/live/read-news.server.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import type { Route } from './+types/events.route';
import EventsPage from './events.route.tsx';
import { readEvents } from './read-events.server.ts';

test('on a page that stays open past midnight, today is the new day', async () => {
  const shop = await anOwner(await openTestShop());
  shop.clock.at = new Date('2026-11-21T23:59+05:30');
  const request = new Request('http://localhost:3000/admin/events');
  const loaderData = await readEvents(shop, request);
  shop.clock.at = new Date('2026-11-22T00:00+05:30');
  const page = <EventsPage {...({ loaderData } as Route.ComponentProps)} />;
  const html = htmlOf(<NewsProvider loaded={await readNews(shop)}>{page}</NewsProvider>);
  const hrefOf = (label: string) => new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(html)?.[1];
  expect(hrefOf('Today')).toBe('/admin/events?from=2026-11-22&amp;to=2026-11-22');
  expect(hrefOf('Yesterday')).toBe('/admin/events?from=2026-11-21&amp;to=2026-11-21');
});
