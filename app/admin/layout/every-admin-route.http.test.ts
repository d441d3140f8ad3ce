import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtRoutes, pathsTo } from '#test/built-routes.ts';
import { isFullRun } from '#test/full-run.ts';
import {
  customerSecrets,
  isMethodSampled,
  methods,
  openPanelShop,
  ownerStatuses,
  pathsOutsideTheGuard,
  requestPanelPage,
} from '#test/panel-shop.ts';
import { panelVisitors } from '#test/panel-visitors.ts';
import { listRows } from '#test/rows-mentioning.ts';

/** Methods that no page of the shop sends. The server may refuse them before it knows who the visitor is. */
const foreignMethods = ['DELETE', ...(isFullRun ? ['PUT', 'PATCH'] : [])];

let panel: Awaited<ReturnType<typeof openPanelShop>>;
let visitors: Awaited<ReturnType<typeof panelVisitors>>;

beforeAll(async () => {
  panel = await openPanelShop();
  visitors = await panelVisitors(panel.running);
});
afterAll(() => panel?.close());

function ask(path: string, request: { method: string; cookie: string }) {
  return requestPanelPage(panel.url, path, request);
}

function guardedPages() {
  return panel.pages.filter(({ path }) => !pathsOutsideTheGuard.includes(path));
}

/** Returns every row of the shop, except for those that record requests. */
const listRowsToProtect = async () =>
  (await listRows(panel.running.shop)).filter((row) => !/^(try_budgets|sessions): /.test(row));

/** Returns the pages that a kind of intruder requests: all in a full run and for a customer, else a tenth for each kind. */
function pagesRequestedBy(who: string, method: string) {
  const kinds = Object.keys(visitors.intruders);
  const kind = kinds.indexOf(who);
  const everywhere = isFullRun || who === 'a customer';
  return guardedPages()
    .filter((_, index) => everywhere || index % kinds.length === kind)
    .filter((_, index) => isMethodSampled(method, index, kind));
}

test('the tests include the main pages of the panel, all pages outside of the guard, and ten kinds of intruders', () => {
  const paths = panel.pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/admin', '/admin/dashboard', '/admin/orders']));
  expect(paths.filter((path) => pathsOutsideTheGuard.includes(path)).sort()).toEqual(
    pathsOutsideTheGuard,
  );
  expect(Object.keys(visitors.intruders)).toHaveLength(10);
});

test('the owner gets every page of the panel that exists, and reads the orders', async () => {
  for (const [index, page] of guardedPages().entries()) {
    for (const path of isFullRun ? pathsTo(page) : [pathsTo(page)[index % 2] ?? '']) {
      const { status } = await ask(path, { method: 'GET', cookie: visitors.owner });
      expect(ownerStatuses(page), `${status} for ${path}`).toContain(status);
    }
  }
  const { body } = await ask('/admin/dashboard', { method: 'GET', cookie: visitors.owner });
  expect(body).toContain('Selvi Nadarajah');
  expect(body).toContain('ORD-1795160541277-943');
});

test('a URL with a malformed id is not found, by GET or by POST', async () => {
  const patterns = (await builtRoutes()).map(({ pattern }) => pattern);
  const withId = patterns.filter((pattern) => /^\/admin\/.*:\w+Id/.test(pattern));
  expect(withId.length).toBeGreaterThan(8);
  for (const pattern of withId) {
    const path = pattern.replace(/:\w+Id/, 'nonsense');
    for (const method of ['GET', 'POST']) {
      const { status } = await ask(path, { method, cookie: visitors.owner });
      expect(status, `${method} ${path}`).toBe(404);
    }
  }
});

describe.each([
  'a visitor without a session',
  'a customer',
  'an invented session',
  'a session that was tampered with',
  'a signature that was tampered with',
  'a token without its signature',
  'an owner whose session expired',
  'an owner who signed out',
  'an owner who was removed',
  'an owner who was idle for too long',
] as const)('%s', (who) => {
  let before: string[];
  beforeAll(async () => {
    before = await listRowsToProtect();
  });

  test.each(methods)('is refused on every page of the panel with %s', async (method) => {
    const cookie = visitors.intruders[who];
    for (const page of pagesRequestedBy(who, method)) {
      for (const path of pathsTo(page)) {
        const response = await ask(path, { method, cookie });
        expect([401, 403], `${response.status} for ${method} ${path}`).toContain(response.status);
        expect(response.headers.get('Cache-Control')).toBe('private, no-store');
        expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
        for (const word of customerSecrets) expect(response.body).not.toContain(word);
      }
    }
  });

  test.each(foreignMethods)('is refused on every page of the panel with %s', async (method) => {
    const cookie = visitors.intruders[who];
    for (const page of pagesRequestedBy(who, 'GET')) {
      for (const path of pathsTo(page)) {
        const { status, body } = await ask(path, { method, cookie });
        expect([401, 403, 405], `${status} for ${method} ${path}`).toContain(status);
        for (const word of customerSecrets) expect(body).not.toContain(word);
      }
    }
  });

  test('changes nothing by these requests', async () => {
    expect(before.join()).toContain('ORD-1795160541277-943');
    expect(await listRowsToProtect()).toEqual(before);
  });
});

describe('a packer', () => {
  const packersPages = ['/admin/packing', '/admin/packing/hand-over', '/admin/orders/print'];
  const openPaths = [...packersPages, '/admin/panel-language', '/admin/second-factor/enrol'];
  const isOpen = ({ path }: { path: string }) => openPaths.includes(path);

  test.each(methods)('is kept from every other page of the panel with %s', async (method) => {
    const refused = method === 'POST' ? [403] : [302, 202];
    const closedPaths = guardedPages()
      .filter((page) => !isOpen(page))
      .flatMap(pathsTo);
    const sampled = closedPaths.filter((_, index) => isMethodSampled(method, index, 0));
    for (const path of sampled) {
      const { status, headers, body } = await ask(path, { method, cookie: visitors.packer });
      expect(refused, `${status} for ${method} ${path}`).toContain(status);
      if (status === 302) expect(headers.get('Location'), path).toBe('/admin/packing');
      for (const word of customerSecrets) expect(body, path).not.toContain(word);
    }
  });

  test('reads nothing of an order that is not to be packed', async () => {
    for (const path of guardedPages().filter(isOpen).flatMap(pathsTo)) {
      const { body } = await ask(path, { method: 'GET', cookie: visitors.packer });
      for (const word of customerSecrets) expect(body, path).not.toContain(word);
    }
  });

  test.each(packersPages)('opens %s, as a document and as a data request', async (path) => {
    for (const url of [path, `${path}.data`]) {
      const { status } = await ask(url, { method: 'GET', cookie: visitors.packer });
      expect(status, url).toBe(200);
    }
  });

  test.each(openPaths)('may send a form to %s as a data request', async (path) => {
    const { status } = await ask(`${path}.data`, { method: 'POST', cookie: visitors.packer });
    expect([200, 202, 400, 405, 409, 422], `${status} for ${path}.data`).toContain(status);
  });
});

describe('the pages outside the guard', () => {
  test.each(pathsOutsideTheGuard)('%s shows an intruder nothing of any order', async (path) => {
    for (const cookie of Object.values(visitors.intruders)) {
      for (const method of methods) {
        const { body } = await ask(path, { method, cookie });
        for (const word of customerSecrets) expect(body).not.toContain(word);
      }
    }
  });

  test('the login screen responds with 401 without a session, redirects to the dashboard with one, and refuses an empty form', async () => {
    const path = '/admin/sign-in';
    expect((await ask(path, { method: 'GET', cookie: '' })).status).toBe(401);
    expect((await ask(path, { method: 'POST', cookie: '' })).status).toBe(422);
    const { status, headers } = await ask(path, { method: 'GET', cookie: visitors.owner });
    expect([status, headers.get('Location')]).toEqual([302, '/admin/dashboard']);
  });

  test('signing out takes a POST, and ends the session on the server', async () => {
    const path = '/admin/sign-out';
    await ask(path, { method: 'GET', cookie: visitors.owner });
    const dashboard = { method: 'GET', cookie: visitors.owner };
    expect((await ask('/admin/dashboard', dashboard)).status).toBe(200);

    const response = await ask(path, { method: 'POST', cookie: visitors.owner });

    expect([response.status, response.headers.get('Location')]).toEqual([302, '/admin/dashboard']);
    expect(response.headers.getSetCookie().join()).toContain('sandhi.session_token=; Max-Age=0');
    expect((await ask('/admin/dashboard', dashboard)).status).toBe(401);
  });
});
