import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { viewsOf } from './screenshots/views.ts';
import { findChromium } from './test/find-chromium.ts';

const folder = 'docs/pictures';
/** A Monday at ten past eleven in Colombo. */
const stoppedAt = '2026-11-23T05:40:00Z';
const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  tall: { viewport: { width: 1280, height: 1200 }, deviceScaleFactor: 1 },
};
type Screen = keyof typeof screens;

/** Takes the pictures of README from a new shop in demo mode with its invented month. */
async function takeScreenshots() {
  await buildIfNeeded();
  const freeze = pathToFileURL(path.resolve('scripts/screenshots/freeze.ts')).href;
  const env = { NODE_OPTIONS: `--import ${freeze}`, SCREENSHOTS_AT: stoppedAt };
  const shop = await openShopServer({ fresh: true, env });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await takeAll(shop, browser);
  } finally {
    await browser.close();
    await shop.remove();
  }
}

async function takeAll(shop: ShopServer, browser: Browser) {
  const owner = await openContext(browser, shop, 'desk');
  const shippedId = await fillMonth(owner, shop);
  const ownerCookies = await owner.cookies();
  fs.mkdirSync(folder, { recursive: true });
  for (const { name, screen, visitor, open } of viewsOf(shippedId)) {
    const context = await openContext(browser, shop, screen);
    if (visitor === 'owner') await context.addCookies(ownerCookies);
    const page = await context.newPage();
    await page.clock.setFixedTime(stoppedAt);
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(folder, `${name}.webp`);
    await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: 82, effort: 6 })
      .toFile(file);
    console.log(`${file} ${Math.round(fs.statSync(file).size / 1024)} KB`);
    await context.close();
  }
}

function openContext(browser: Browser, { url }: ShopServer, screen: Screen) {
  const locale = { locale: 'en-GB', timezoneId: 'Asia/Colombo', reducedMotion: 'reduce' as const };
  return browser.newContext({ baseURL: url, ...screens[screen], ...locale });
}

/** Fills the month, hides the onboarding checklist, and returns the id of a shipped order. */
async function fillMonth(owner: BrowserContext, { demoCredentials }: ShopServer): Promise<string> {
  const page = await owner.newPage();
  await page.goto('/admin/sign-in');
  await page.getByLabel('Username').fill(demoCredentials?.username ?? '');
  await page.getByLabel('Password').fill(demoCredentials?.password ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await press(page, /^Fill a month/);
  await page.goto('/admin/dashboard');
  await press(page, /^Hide the checklist/);
  await page.goto('/admin/orders?status=shipped');
  const order = page.getByRole('main').locator('a[href*="/admin/orders/"]', { hasText: 'ORD-' });
  const [, id = ''] =
    /orders\/([0-9a-f-]{36})/.exec((await order.first().getAttribute('href')) ?? '') ?? [];
  return id;
}

/** Presses a button and waits for the response to its form. */
async function press(page: Page, name: RegExp) {
  const response = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name }).click();
  await response;
}

await takeScreenshots();
