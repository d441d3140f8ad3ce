import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { hasFailedForm, setFailedRequest } from './failed-request.ts';
import { keepPage } from './keep-page.ts';

const pageUrl = 'http://shop.test/admin/inbox/1';

afterEach(() => void vi.unstubAllGlobals());

test('when a background form gets no response, `messageOf` is called with its fields, not with those of the form that navigates', async () => {
  const messageOf = vi.fn(() => null);
  const location = { pathname: '/admin/inbox/1', search: '', state: null };
  const router = {
    routes: [{ id: 'message', path: '/admin/inbox/:id', handle: { failedRequest: { messageOf } } }],
    state: {
      location,
      actionData: null,
      navigation: { state: 'loading', location, formData: formOf({ answer: 'Thank you' }) },
    },
    navigate: () => Promise.resolve(),
  } as unknown as DataRouter;
  vi.stubGlobal('window', { __reactRouterDataRouter: router, location: new URL(pageUrl) });
  const request = new Request(pageUrl, { method: 'POST', body: formOf({ stay: '1' }) });
  await keepPage({ request }, () => Promise.resolve({}));
  expect(messageOf.mock.calls.flat().map((form) => [...(form as FormData).keys()])).toEqual([
    ['stay'],
  ]);
});

test('the notice about a form without a response disappears once the shopper goes back to another page', async () => {
  const shown = { pathname: '/product/tea', search: '', state: null };
  const back = { pathname: '/category/oils', search: '', state: null };
  const router = {
    routes: [],
    state: { location: shown, actionData: null, navigation: { state: 'loading', location: back } },
  } as unknown as DataRouter;
  const url = 'http://shop.test/category/oils';
  vi.stubGlobal('window', { __reactRouterDataRouter: router, location: new URL(url) });
  setFailedRequest({ what: 'form' });
  await keepPage({ request: new Request(url) }, () => Promise.resolve({}));
  expect(hasFailedForm()).toBe(false);
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
