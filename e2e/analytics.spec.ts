import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

type Event = { type: string; data: Record<string, unknown>; sessionId: string };

/** Records the analytics events that pages send. Only a route also sees those sent while the page is left. */
async function recordEvents(page: Page): Promise<Event[]> {
  const events: Event[] = [];
  await page.route('**/events', (route) => {
    events.push(JSON.parse(route.request().postData() ?? '{}') as Event);
    return route.continue();
  });
  return events;
}

const ofType = (events: Event[], type: string) => events.filter((event) => event.type === type);

test('both buttons of the hero are counted, and the product that one of them adds to the cart @thorough', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await page.goto('/');
  await page
    .locator('#home')
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await page
    .locator('#home')
    .getByRole('button', { name: /^Order Now/ })
    .click();
  await expect
    .poll(() => ofType(events, 'hero_cta_click').map(({ data }) => data))
    .toEqual([{ action: 'learn_more' }, { action: 'order_now' }]);
  await expect.poll(() => ofType(events, 'add_to_cart')).toHaveLength(1);
  expect(ofType(events, 'add_to_cart')[0]?.data).toMatchObject({ quantity: 1 });
  for (const { sessionId } of events) expect(sessionId).toMatch(/^session-\d{13}$/);
  expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
});

test('a product card counts as viewed after a second on the screen, once in a session @thorough', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await page.clock.install();
  await page.goto('/');
  const card = page.locator('#products li').first();
  const productUrl = await card.getByRole('link').first().getAttribute('href');
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => ofType(events, 'product_view').length).toBeGreaterThan(0);
  const last = page.locator('#products li').last();
  const lastId = await last.locator('[name="productId"]').first().getAttribute('value');
  const viewedIds = () => ofType(events, 'product_view').map(({ data }) => data['product_id']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await last.scrollIntoViewIfNeeded();
  await last.evaluate(waitUntilObserved);
  await page.clock.runFor(999);
  await page.evaluate(() => fetch('/livez').then((response) => response.text()));
  expect(viewedIds()).not.toContain(lastId);
  await page.clock.runFor(100);
  await expect.poll(viewedIds).toContain(lastId);
  await page.clock.resume();
  await page.goto(productUrl ?? '');
  await page.clock.runFor(1_500);
  await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
  await expect.poll(() => ofType(events, 'add_to_cart')).toHaveLength(1);
  const ids = viewedIds();
  expect(ids.length).toBe(new Set(ids).size);
});

/** Resolves once the browser has told its observers that the element is on the screen. */
function waitUntilObserved(element: Element): Promise<void> {
  return new Promise((resolve) => {
    new IntersectionObserver(() => resolve()).observe(element);
  });
}

test('opening the page of a product counts as viewing it @thorough', async ({ page }) => {
  const home = await (await page.request.get('/')).text();
  const productUrl = /href="(\/products\/[^"#?]+)"/.exec(home)?.[1] ?? '';
  const events = await recordEvents(page);
  await page.goto(productUrl);
  await expect.poll(() => ofType(events, 'product_view')).toHaveLength(1);
});

test('a search is counted once, when the typing pauses, and an empty one never @thorough', async ({
  page,
}) => {
  const events = await recordEvents(page);
  const searched = () => ofType(events, 'product_search').map(({ data }) => data);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const search = page.locator('#product-search');
  await search.pressSequentially('balm');
  await page.clock.runFor(299);
  expect(searched()).toEqual([]);
  await page.clock.resume();
  await expect.poll(searched).toEqual([{ query: 'balm' }]);
  for (const nothing of ['   ', '']) {
    await search.fill(nothing);
    await page.clock.runFor(600);
  }
  await expect(page).not.toHaveURL(/q=/);
  expect(searched()).toEqual([{ query: 'balm' }]);
});

test('a shop that cannot count events still sells @thorough', async ({ page, browserErrors }) => {
  browserErrors.expect(/500/);
  let failed = 0;
  await page.route('**/events', (route) => {
    failed += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/');
  await page
    .locator('#home')
    .getByRole('button', { name: /^Order Now/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => failed).toBeGreaterThan(1);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
