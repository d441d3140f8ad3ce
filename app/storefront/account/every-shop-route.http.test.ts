import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { builtRoutes, fillInParams, pathsTo } from '#test/built-routes.ts';
import { aSignedUpCustomer } from '#test/customer-visits.ts';
import { comparable, formsWithIds, unknownIds } from '#test/forms-with-ids.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { type Kind, routesOutsideThePanel } from '#test/routes-outside-the-panel.ts';
import { rowsMentioning } from '#test/rows-mentioning.ts';
import { selvisSecrets, selvisThings } from '#test/someone-elses.ts';

/** No page of the shop sends DELETE, PUT, PATCH or HEAD, so these are left to the full run. */
const methods = ['GET', 'POST', ...(isFullRun ? ['DELETE', 'PUT', 'PATCH', 'HEAD'] : [])];

let server: InProcessShop;
let shop: Shop;
let selvi: { userId: string; cookie: string };
let selvisIds: Awaited<ReturnType<typeof selvisThings>>;
/** Another customer, who must see nothing of Selvi's. */
let nimal: { userId: string; cookie: string };
/** A third customer, whose session is ended by the requests to sign out. */
let leaving: { cookie: string };
let rowsBefore: string[];
let patterns: Awaited<ReturnType<typeof builtRoutes>>;

beforeAll(async () => {
  server = await openInProcess({ demo: true });
  const { running } = server;
  shop = { ...server.shop, actor: { kind: 'shop' }, listeners: [] };
  selvi = await aSignedUpCustomer(running, 'selvi@example.lk');
  nimal = await aSignedUpCustomer(running, 'nimal@example.lk');
  leaving = await aSignedUpCustomer(running, 'leaving@example.lk');
  selvisIds = await selvisThings(shop, selvi.userId);
  await shop.db.update(products).set({ active: false }).where(eq(products.id, selvisIds.productId));
  patterns = (await builtRoutes()).filter(({ pattern }) => !/^\/admin(\/|$)/.test(pattern));
  rowsBefore = await rowsMentioning(shop, [selvi.userId, ...Object.values(selvisIds)]);
});
afterAll(() => server?.close());

function kindOf(routeId: string): Kind | undefined {
  return routesOutsideThePanel[routeId.replace(/\.(en|si)$/, '')];
}

function pathsOfKinds(kinds: Kind[], params: Record<string, string>) {
  const paymentReturn = { outcome: 'returned', orderNumber: 'ORD-1-1' };
  const shared = { slug: 'herbal-joint-oil', consentId: randomUUID(), ...paymentReturn };
  return patterns
    .filter(({ routeId }) => kinds.includes(kindOf(routeId) as Kind))
    .map(({ routeId, pattern }) => ({
      routeId,
      path: fillInParams(pattern, { ...shared, ...params }) || '/',
    }));
}

type RequestOptions = { method: string; cookie: string; form?: Record<string, string> };

async function ask(path: string, { method, cookie, form = {} }: RequestOptions) {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(new URL(path, server.url), {
    method,
    redirect: 'manual',
    headers: { cookie, Origin: server.url },
    ...(hasBody && { body: new URLSearchParams(form) }),
  });
  const { status, headers } = response;
  return { status, location: headers.get('Location'), body: await response.text() };
}

function expectNoSecret(body: string, where: string) {
  const leaked = selvisSecrets.filter((word) => body.includes(word));
  expect(leaked, where).toEqual([]);
}

test('the table of the routes outside the panel lists each of them, and no other', () => {
  const routeIds = [...new Set(patterns.map(({ routeId }) => routeId.replace(/\.(en|si)$/, '')))];
  expect(routeIds.sort()).toEqual(Object.keys(routesOutsideThePanel).sort());
});

test('Selvi finds her own data at these URLs, so that the other tests search for words that pages show', async () => {
  const read = async (path: string) =>
    (await ask(path, { method: 'GET', cookie: selvi.cookie })).body;
  const { addressId, token } = selvisIds;
  const pages = await Promise.all(
    ['/account', '/account/details', '/account/data.json', '/cart', '/checkout']
      .concat(`/account/addresses/${addressId}`, `/account/prove/${token}`)
      .map(read),
  );
  for (const page of pages) expect(selvisSecrets.some((word) => page.includes(word))).toBe(true);
  for (const word of selvisSecrets.filter((one) => !/blue|155/.test(one))) {
    expect(pages.join(), word).toContain(word);
  }
});

/** Lists the requests with this method to the URLs of these routes, with each form if the method has a body. */
function requestsTo(kinds: Kind[], ids: Record<string, string>, method: string) {
  const isRead = method === 'GET' || method === 'HEAD';
  const sent = isRead ? [{}] : formsWithIds(ids);
  return pathsOfKinds(kinds, ids).flatMap((one) =>
    pathsTo(one).flatMap((path) => sent.map((form) => ({ routeId: one.routeId, path, form }))),
  );
}

test.each(methods)(
  'a %s for what belongs to another customer gets the same response as one for what does not exist',
  async (method) => {
    const none = unknownIds();
    const unknown = requestsTo(['by-id'], none, method);
    for (const [index, { path, form }] of requestsTo(['by-id'], selvisIds, method).entries()) {
      // Renews the budgets, which so many forms would use up: both responses would then be 429.
      if (isFullRun) await shop.db.delete(attemptBudgets);
      const other = unknown[index] ?? { path: '', form: {} };
      const found = await ask(path, { method, cookie: nimal.cookie, form });
      const missing = await ask(other.path, { method, cookie: nimal.cookie, form: other.form });
      const where = `${found.status} for ${method} ${path} ${JSON.stringify(form)}`;
      expect(comparable(found, selvisIds), where).toEqual(comparable(missing, none));
      // Allows the redirects that offer the texts typed for an unknown address, and that confirm a repeated deletion.
      const isOfAddress = /^(\/si)?\/account\/addresses(\/new)?$/.test(found.location ?? '');
      expect([202, 302, 404, 405, ...(isOfAddress ? [303] : [])], where).toContain(found.status);
      expectNoSecret(found.body, where);
    }
  },
  240_000,
);

test.each(methods)(
  'a %s of a guest for the data of a customer is redirected to the sign-in',
  async (method) => {
    for (const { path, form } of requestsTo(['by-id', 'signed-in'], selvisIds, method)) {
      const response = await ask(path, { method, cookie: '', form });
      const where = `${response.status} for ${method} ${path}`;
      expect([202, 303, 405], where).toContain(response.status);
      if (response.status === 303) expect(response.location, where).toMatch(/^(\/si)?\/sign-in/);
      expectNoSecret(response.body, where);
    }
  },
  240_000,
);

test.each(methods)(
  'no other route returns data of another customer to a %s, neither to a guest nor to someone with an account',
  async (method) => {
    const kinds: Kind[] = ['everyone', 'of-the-visitor', 'signed-in', 'sign-out'];
    const all = requestsTo(kinds, selvisIds, method);
    // Outside of a full run, sends every seventh request: to most URLs one of their five forms, each in its turn.
    const some = all.filter((_, index) => isFullRun || method === 'GET' || index % 7 === 0);
    for (const { routeId, path, form } of some) {
      const visitor = kindOf(routeId) === 'sign-out' ? leaving : nimal;
      for (const cookie of ['', visitor.cookie]) {
        const { status, body } = await ask(path, { method, cookie, form });
        expect(status, `${method} ${path}`).toBeLessThan(500);
        expectNoSecret(body, `${method} ${path}`);
      }
    }
  },
  240_000,
);

test('the link of an order shows the order to anyone, and an invented link shows no order', async () => {
  const none = unknownIds();
  for (const one of pathsOfKinds(['by-link'], none)) {
    for (const cookie of ['', nimal.cookie]) {
      const { status, body } = await ask(one.path, { method: 'GET', cookie });
      expect([404, 410], `${status} for ${one.path}`).toContain(status);
      expectNoSecret(body, one.path);
    }
  }
  const orderPath = `/order-success/${selvisIds.orderId}`;
  expect((await ask(orderPath, { method: 'GET', cookie: '' })).body).toContain('5 Hidden Lane');
});

test('none of these requests has changed the data of Selvi', async () => {
  expect(await rowsMentioning(shop, [selvi.userId, ...Object.values(selvisIds)])).toEqual(
    rowsBefore,
  );
});
