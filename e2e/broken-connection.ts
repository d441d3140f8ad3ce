import { expect, type Page, type Route } from '@playwright/test';

/** Breaks the connection while a form is sent, in each way in which it can fail. */
const breaks = {
  'its request is cut off': (route) => route.abort('internetdisconnected'),
  'a proxy responds with 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'its response is cut off': loseResponse,
} satisfies Record<string, (route: Route) => Promise<void>>;

export const brokenConnectionErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|502/;

/** Lets the shop handle the request, but withholds its response and cookies from the browser. */
async function loseResponse(route: Route): Promise<void> {
  const context = route.request().frame().page().context();
  const cookies = await context.cookies();
  await route.fetch({ maxRedirects: 0 });
  await context.clearCookies();
  await context.addCookies(cookies);
  await route.abort('connectionreset');
}

type Submission = {
  /** Submits the form. */
  press: () => Promise<unknown>;
  /** Expects an error message, and that the page kept what was entered. */
  expectKept: (how: keyof typeof breaks) => Promise<void>;
};

/** Submits once for each way in which the connection can break. Later submissions reach the shop. */
export async function pressOnBrokenConnections(
  page: Page,
  { press, expectKept }: Submission,
): Promise<void> {
  for (const how of Object.keys(breaks) as (keyof typeof breaks)[]) {
    const { pathname, search } = new URL(page.url());
    const broken = Promise.withResolvers<void>();
    let isBroken = false;
    const breakFirstPost = async (route: Route) => {
      if (isBroken || route.request().method() !== 'POST' || isAnalyticsEvent(route))
        return route.fallback();
      isBroken = true;
      await breaks[how](route).then(broken.resolve, broken.reject);
    };
    await page.route('**/*', breakFirstPost);
    await press();
    await broken.promise;
    await page.waitForFunction(isIdle);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectKept(how);
    const now = new URL(page.url());
    expect(`${now.pathname}${now.search}`, how).toBe(`${pathname}${search}`);
    await page.unroute('**/*', breakFirstPost);
  }
}

/** Returns whether the router is idle. The absence of `aria-busy` does not suffice: it is set with a delay. */
function isIdle(): boolean {
  const router = window.__reactRouterDataRouter;
  if (!router) return true;
  const { navigation, fetchers } = router.state;
  return [navigation, ...fetchers.values()].every(({ state }) => state === 'idle');
}

function isAnalyticsEvent(route: Route): boolean {
  return new URL(route.request().url()).pathname === '/events';
}
