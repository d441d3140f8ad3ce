import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type DataRouter, RouterProvider, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { textOf } from '#test/rendered.ts';
import MessagePage from './message.route.tsx';

const states = [
  ['unknown', 'phone-code', 'no-answer'],
  ['failed', 'phone-code', 'address-refused'],
  ['failed', 'password-reset', 'too-late'],
] as const;

type Shown = { state: string; kind: string; problem: string; canSendAgain: boolean };

function propsOf(message: Shown) {
  const shown = {
    id: 'id',
    channel: 'sms',
    language: 'en',
    recipient: '077 123 4567',
    attempts: 1,
  };
  const loaderData = { message: { ...shown, createdAt: new Date(), ...message }, listState: {} };
  return { loaderData } as unknown as Parameters<typeof MessagePage>[0];
}

function pageOf(message: Shown) {
  return textOf(<MessagePage {...propsOf(message)} />, '/admin/messages/id');
}

test.each(states)(
  'the page of a message with the state %s of the kind %s says why it cannot be sent again',
  (state, kind, problem) => {
    const text = pageOf({ state, kind, problem, canSendAgain: false });
    expect(text).toContain('A message with a link or a code is not sent again.');
  },
);

test('the page of an unclear message about an order lets the owner send it again', () => {
  const message = { state: 'unknown', kind: 'order-shipped', problem: 'no-answer' };
  const text = pageOf({ ...message, canSendAgain: true });
  expect(text).toContain('Send again');
  expect(text).not.toContain('is not sent again');
});

test('the button that sends a message again stays busy until the list is shown, so a second press sends nothing', async () => {
  const path = '/admin/messages/id';
  const message = { state: 'failed', kind: 'order-shipped', problem: 'no-answer' };
  const props = propsOf({ ...message, canSendAgain: true });
  const list = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path, element: <MessagePage {...props} />, action: () => redirect('/admin/messages') },
      { path: '/admin/messages', loader: () => list.promise },
    ],
    { initialEntries: [path] },
  );
  const html = () => renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html()).not.toContain('aria-busy="true"');
  const sent = router.navigate(path, { formMethod: 'post', formData: new FormData() });
  await until(router, 'loading');
  expect(html()).toContain('aria-busy="true"');
  list.resolve(null);
  await sent;
});

async function until(router: DataRouter, state: DataRouter['state']['navigation']['state']) {
  while (router.state.navigation.state !== state) await new Promise((then) => setTimeout(then));
}
