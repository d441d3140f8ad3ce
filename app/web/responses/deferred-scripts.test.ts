import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { deferredCodeIn, deferScripts } from './deferred-scripts.server.ts';

const code = 'import "/assets/entry.js"; const text = "})(\\"x\\", [";';

function page(before: string): string {
  return deferScripts(
    `<html><head><meta charset="utf-8"/>${before}<link rel="modulepreload" href="/assets/entry.js"/></head>` +
      `<body><script nonce="n" type="module">${code}</script></body></html>`,
    'release-1',
  );
}

test.each([
  ['nothing', ''],
  ['a script that looks alike', '<script>})("alert(1)", ["x"])</script>'],
  [
    'data for search engines',
    '<script type="application/ld+json">{"image":["x})(",", [y"]}</script>',
  ],
  ['a text that names our starter', '<p>((code, files) =&gt; {\n})("alert(1)", [</p>'],
])('the code that a page defers is found, whatever comes before it: %s', (_what, before) => {
  expect(deferredCodeIn(page(before))).toEqual([code]);
});

test('a page without scripts defers no code', () => {
  expect(deferredCodeIn('<html><body>})("alert(1)", [</body></html>')).toEqual([]);
});

type Return = {
  persisted: boolean;
  navigation?: 'idle' | 'loading' | 'submitting';
  pathname?: string;
};

/** Returns how often a page reloads itself when the browser returns to it. */
function reloadsAfter({ persisted, navigation, pathname = '/checkout' }: Return): number {
  const [, starter = ''] = /<script nonce="n">(\(\(code[\s\S]*?)<\/script>/.exec(page('')) ?? [];
  const listeners = new Map<string, (event: object) => void>();
  const reload = vi.fn();
  const router = navigation && { state: { navigation: { state: navigation } } };
  vm.runInNewContext(starter, {
    window: { __reactRouterDataRouter: router },
    document: {
      currentScript: {},
      documentElement: { classList: { contains: () => true } },
      querySelector: () => null,
    },
    location: { pathname, reload },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    setTimeout: () => undefined,
    requestAnimationFrame: () => undefined,
  });
  listeners.get('pageshow')?.({ persisted });
  return reload.mock.calls.length;
}

test('Back from the payment gateway reloads the checkout, whose button would stay busy for ever', () => {
  expect(reloadsAfter({ persisted: true, navigation: 'submitting' })).toBe(1);
  expect(reloadsAfter({ persisted: true, navigation: 'loading' })).toBe(1);
});

test('Back from the payment gateway reloads the page that pays for an order, which may be paid already', () => {
  const pathname = '/si/order-success/5e2c9b1e-2c0e-4a57-9d0c-1d6a1f0b7a11/pay';
  expect(reloadsAfter({ persisted: true, navigation: 'idle', pathname })).toBe(1);
  expect(reloadsAfter({ persisted: false, navigation: 'idle', pathname })).toBe(0);
});

test('Back does not reload a page whose router is idle or that the browser loaded again', () => {
  expect(reloadsAfter({ persisted: true, navigation: 'idle' })).toBe(0);
  expect(reloadsAfter({ persisted: false, navigation: 'loading' })).toBe(0);
  expect(reloadsAfter({ persisted: true })).toBe(0);
});

type Opening = { hash?: string; type?: 'navigate' | 'reload' | 'back_forward' };

/** Returns the classes of a page's root after the script in its head, and a click on the page. */
function openPage({ hash = '', type = 'navigate' }: Opening) {
  const [, inHead = ''] = /<script nonce="n">(\(function[\s\S]*?)<\/script>/.exec(page('')) ?? [];
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
    contains: (name: string) => classes.has(name),
  };
  let click = () => undefined;
  vm.runInNewContext(inHead, {
    window: { structuredClone },
    HTMLElement: { prototype: { inert: false } },
    document: { documentElement: { classList } },
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (_type: string, listener: () => undefined) => {
      click = listener;
    },
  });
  return { classes, click: () => click() };
}

test('a page that is opened at its top renders only its first screen, until the first click', () => {
  const { classes, click } = openPage({});
  expect([...classes]).toEqual(['scripted', 'first-screen-only']);
  click();
  expect([...classes]).toEqual(['scripted']);
});

test.each<[string, Opening]>([
  ['opened at one of its parts', { hash: '#contact' }],
  ['reloaded', { type: 'reload' }],
  ['returned to', { type: 'back_forward' }],
])(
  'a page that is %s is rendered whole, so that it scrolls to the right place',
  (_how, opening) => {
    expect([...openPage(opening).classes]).toEqual(['scripted']);
  },
);
