import vm from 'node:vm';
import { expect, test } from 'vitest';
import { releaseHeader, reloadAfterUpdate } from './reload-after-update.server.ts';

/** A request of the page, with the status and the release that its response has. */
type Exchange = { url: string; release?: string; method?: string; status?: number };

/** Opens a page of release 'old' at /checkout; returns the response that its scripts get to each request. */
async function openPage(exchanges: Exchange[]): Promise<Response[]> {
  const responses = exchanges.map(({ url, release, status = 200 }) => {
    const headers = release === undefined ? {} : { [releaseHeader]: release };
    const response = new Response('data', { status, headers });
    return Object.defineProperty(response, 'url', { value: new URL(url, 'https://shop.lk').href });
  });
  const window = { fetch: async (_url: string, _init?: object) => responses.shift() as Response };
  const location = { pathname: '/checkout' };
  vm.runInNewContext(reloadAfterUpdate('old'), { window, location, URL, Response });
  const received: Response[] = [];
  for (const { url, method } of exchanges) {
    received.push(await window.fetch(url, method === undefined ? {} : { method }));
  }
  return received;
}

function pageOpenedBy(response: Response | undefined): string | null | undefined {
  const { headers } = response ?? {};
  return headers?.get('X-Remix-Reload-Document') && headers.get('X-Remix-Redirect');
}

test.each([
  ['/cart.data', '/cart'],
  ['/_.data?_routes=home.en', '/'],
  ['/si.data', '/si'],
  ['/admin/orders.data?status=paid&_routes=a%2Cb', '/admin/orders?status=paid'],
])('after an update %s opens %s as a document', async (url, page) => {
  const [response] = await openPage([{ url, release: 'new' }]);
  expect(pageOpenedBy(response)).toBe(page);
});

test.each<[string, Exchange]>([
  ['from the same release', { url: '/cart.data', release: 'old' }],
  ['that is not the data of a page', { url: '/cart/lines' }],
  ['to a form', { url: '/checkout.data', release: 'new', method: 'POST', status: 422 }],
  ['of a shop that is busy', { url: '/cart.data', release: 'new', status: 503 }],
])('a response %s reaches the page unchanged', async (_which, exchange) => {
  const [response] = await openPage([exchange]);
  expect(await response?.text()).toBe('data');
});

test('a page with a refused form is not reloaded when it loads its data again, so that the reasons stay', async () => {
  const refused = { url: '/checkout.data', release: 'new', method: 'POST', status: 422 };
  const again = { url: '/checkout.data', release: 'new' };
  const [, reread] = await openPage([refused, again]);
  expect(await reread?.text()).toBe('data');
  const accepted = { ...refused, status: 200 };
  const [, reloaded] = await openPage([accepted, again]);
  expect(pageOpenedBy(reloaded)).toBe('/checkout');
});
