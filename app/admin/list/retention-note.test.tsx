import { createElement } from 'react';
import { expect, test } from 'vitest';
import MessagesPage from '#admin/messages/messages.route.tsx';
import { unfilteredListState } from '#admin/messages/messages-urls.ts';
import { noteFields } from '#admin/order/forms/order-forms.copy.ts';
import RemittancesPage from '#admin/remittances/remittances.route.tsx';
import { textOf } from '#test/rendered.ts';

test('the list of messages says that those about chats and stock are deleted sooner than the rest', () => {
  const loaderData = {
    messages: [],
    counts: {},
    page: 1,
    pages: 1,
    listState: unfilteredListState,
  };
  const props = { loaderData } as unknown as Parameters<typeof MessagesPage>[0];
  expect(textOf(createElement(MessagesPage, props))).toMatch(
    /Entries are deleted after 365 days\. About WhatsApp chats: after 90 days\. About stock: 30 days after .*, or after 7 days/,
  );
});

test('the page of remittances says that a preview is deleted sooner than a list that was taken over', () => {
  const lists = { lists: [], page: 1, pages: 1 };
  const loaderData = { cash: [], couriers: [], returning: [], ...lists };
  const props = { loaderData } as unknown as Parameters<typeof RemittancesPage>[0];
  expect(textOf(createElement(RemittancesPage, props))).toContain(
    'Entries are deleted after 730 days. Previews that were not taken over: after 14 days.',
  );
});

test('the form for a note on an order says how long the note is kept', () => {
  expect(noteFields.text.hint.en).toContain('It is deleted after 730 days.');
});
