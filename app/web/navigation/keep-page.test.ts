import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
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

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
