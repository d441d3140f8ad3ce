import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import InboxPage from './inbox.route.tsx';
import { wholeInbox } from './inbox-urls.ts';

test('the inbox says how long messages are kept, and that those on WhatsApp go sooner', () => {
  const counts = { all: 0, new: 0, read: 0, answered: 0, done: 0 };
  const loaderData = { messages: [], counts, page: 1, pages: 1, listState: wholeInbox };
  const props = { loaderData } as unknown as Parameters<typeof InboxPage>[0];
  const element = <InboxPage {...props} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('Entries are deleted after 365 days.');
  expect(html).toContain('On WhatsApp: after 90 days.');
});
