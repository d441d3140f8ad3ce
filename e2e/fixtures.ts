import { test as base, expect, type Page } from '@playwright/test';
import { type AxeOptions, checkAtWidths } from './axe.ts';
import { BrowserErrors } from './browser-errors.ts';
import { originOf } from './post-form.ts';

type Fixtures = {
  /** A journey fails on any error in the browser, except for those that `browserErrors.expect(/…/)` names. */
  browserErrors: BrowserErrors;
  /** Fails when the current page breaks a rule of WCAG 2.2 AA. Put `@axe` in the titles of tests that use it. */
  axe: (page: Page) => Promise<void>;
  /** Signs the browser of the page in as the owner in demo mode, without opening a page. */
  ownerSignIn: (page: Page) => Promise<void>;
};

/** Returns what ends the title of a journey that only `npm run test:all` runs. */
export const thoroughIf = (isThorough: boolean) => (isThorough ? ' @thorough' : '');

export const test = base.extend<Fixtures & AxeOptions>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        const context = await newContext(...options);
        await context.addInitScript(markHydrated);
        const newPage = context.newPage.bind(context);
        context.newPage = async () => {
          const page = await newPage();
          await slowDown(page);
          return withWaitingForHydration(page);
        };
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  browserErrors: [
    async ({ page, baseURL }, use) => {
      const shopUrl = baseURL ?? '';
      const browserErrors = new BrowserErrors();
      browserErrors.listenTo(page.context(), shopUrl);
      await use(browserErrors);
      expect(browserErrors.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  furtherAxeWidths: [[], { option: true }],
  axe: async ({ furtherAxeWidths }, use) =>
    use(async (page) => checkAtWidths(page, furtherAxeWidths)),
  // Playwright accepts only a destructured first argument.
  ownerSignIn: async ({ baseURL: _ }, use) => {
    await use(async (page) => {
      const response = await page.request.post('/admin/sign-in', {
        form: {
          username: printedAtStart('SANDHI_OWNER_NAME'),
          password: printedAtStart('SANDHI_OWNER_PASSWORD'),
        },
        headers: { Origin: originOf(page) },
        maxRedirects: 0,
      });
      expect(response.status(), await response.text()).toBe(302);
      // The greeting would otherwise appear on the first page that the journey opens.
      await page.context().clearCookies({ name: 'sandhi_flash' });
    });
  },
});

/**
 * Slows the browser's processor by the factor SANDHI_SLOW_BROWSER, and each response of the shop by SANDHI_SLOW_NETWORK
 * milliseconds, so that flaky journeys fail.
 */
async function slowDown(page: Page) {
  const rate = Number(process.env['SANDHI_SLOW_BROWSER'] ?? 1);
  const latency = Number(process.env['SANDHI_SLOW_NETWORK'] ?? 0);
  if (rate === 1 && latency === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (latency === 0) return;
  const anySpeed = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { latency, ...anySpeed });
}

/** Marks the page once React has hydrated it, which app/entry.client.tsx signals by an event. Runs in each page. */
function markHydrated() {
  addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
}

/** Matches pages that React is about to hydrate, but none that have no scripts or whose scripts failed. */
const notHydrated = 'html.scripted:not([data-hydrated])';

/**
 * Holds each step of a journey until React has hydrated the page, because a `fill` could begin before that and end after
 * it, as no person types. Scripts start when the first picture is painted, which may be after the load event.
 */
async function withWaitingForHydration(page: Page): Promise<Page> {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...options) => {
    const response = await goto(...options);
    return options[1]?.waitUntil === 'commit' ? response : waitForHydration(page, response);
  };
  page.reload = async (...options) => waitForHydration(page, await reload(...options));
  await page.addLocatorHandler(page.locator(notHydrated), async () => {});
  return page;
}

/** Lets a journey act on pages before they are hydrated. The journey opens them with `waitUntil: 'commit'`. */
export async function actEarly(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.locator(notHydrated));
}

async function waitForHydration<Value>(page: Page, value: Value): Promise<Value> {
  await page.waitForFunction(isHydrated, notHydrated);
  return value;
}

/**
 * Returns whether React has hydrated the page, and each form in a part that loads lazily (app/ui/lazy-hydrated.tsx), which
 * would be submitted as a document until then. Runs in the page.
 */
function isHydrated(selector: string): boolean {
  if (document.querySelector(selector)) return false;
  if (!document.querySelector('html.scripted')) return true;
  const hasProps = (form: object) =>
    Object.keys(form).some((key) => key.startsWith('__reactProps'));
  return [...document.forms].every(hasProps);
}

/** Returns a value that the shop printed when it opened, and playwright.config.ts put into the environment. */
function printedAtStart(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The shop did not print its sign-in when it opened (${name}).`);
  return value;
}
