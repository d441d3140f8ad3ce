import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathsTo } from '#test/built-routes.ts';
import {
  customerSecrets,
  isMethodSampled,
  methods,
  openPanelShop,
  pathsOutsideTheGuard,
  requestPanelPage,
} from '#test/panel-shop.ts';
import { twoFactorVisitors } from '#test/panel-visitors.ts';

const enrolmentPath = '/admin/second-factor/enrol';

let panel: Awaited<ReturnType<typeof openPanelShop>>;
let visitors: Awaited<ReturnType<typeof twoFactorVisitors>>;

beforeAll(async () => {
  panel = await openPanelShop();
  visitors = await twoFactorVisitors(panel.running);
});
afterAll(() => panel?.close());

function ask(path: string, request: { method: string; cookie: string }) {
  return requestPanelPage(panel.url, path, request);
}

function everyRequest(kindOfVisitor: number) {
  const guarded = panel.pages.filter(
    ({ path }) => ![...pathsOutsideTheGuard, enrolmentPath].includes(path),
  );
  return guarded.flatMap((address, index) =>
    methods
      .filter((method) => isMethodSampled(method, index, kindOfVisitor))
      .flatMap((method) => pathsTo(address).map((path) => ({ path, method }))),
  );
}

test.each([
  ['an owner who has not passed the second factor', 0],
  ['an owner who has not enrolled', 1],
] as const)('%s is refused everywhere in the panel', async (who, kindOfVisitor) => {
  for (const { path, method } of everyRequest(kindOfVisitor)) {
    const { status, body } = await ask(path, { method, cookie: visitors.unverified[who] });
    expect([401, 403], `${status} for ${method} ${path}`).toContain(status);
    for (const word of customerSecrets) expect(body).not.toContain(word);
  }
});

test('an owner who has not entered a code cannot enrol instead; an owner who has not enrolled sees only the enrolment', async () => {
  const cookie = visitors.unverified['an owner who has not passed the second factor'];
  for (const method of methods) {
    expect((await ask(enrolmentPath, { method, cookie })).status, method).toBe(401);
  }
  const notEnrolled = visitors.unverified['an owner who has not enrolled'];
  const page = await ask(enrolmentPath, { method: 'GET', cookie: notEnrolled });
  expect(page.status).toBe(200);
  for (const word of customerSecrets) expect(page.body).not.toContain(word);
});

test('the screen that asks for the code shows nothing about orders to anyone', async () => {
  for (const cookie of [...Object.values(visitors.unverified), '']) {
    for (const method of methods) {
      const { status, body } = await ask('/admin/second-factor', { method, cookie });
      expect([401, 422]).toContain(status);
      for (const word of customerSecrets) expect(body).not.toContain(word);
    }
  }
});

test('an owner who has entered a code can open the panel', async () => {
  const response = await ask('/admin/dashboard', { method: 'GET', cookie: visitors.verified });
  expect(response.status).toBe(200);
  expect(response.body).toContain('Selvi Nadarajah');
});
