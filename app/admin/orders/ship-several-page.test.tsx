import { expect, test } from 'vitest';
import { QueueRow } from '#admin/today/queue-row.tsx';
import { aDocumentOrder } from '#test/document-order.ts';
import { htmlOf, textOf } from '#test/rendered.ts';
import { unfilteredListState } from './orders-urls.ts';
import { ShipSeveralPage } from './ship-several-page.tsx';

const paidCash = { paymentStatus: 'paid', receivedLkr: 7950, dueLkr: 0 } as const;
const emptyPage = {
  notShippable: [],
  withReversedPayment: [],
  idsForNextForm: [],
  lastCourier: '',
  listState: unfilteredListState,
  answer: undefined,
};

const doneWith = { shipped: [], skipped: [], conflicting: [], askedToCancel: [] };

const places = {
  'the page that ships several orders': (order: ReturnType<typeof aDocumentOrder>) => (
    <ShipSeveralPage {...emptyPage} orders={[order]} />
  ),
  'a row of Today': (order: ReturnType<typeof aDocumentOrder>) => (
    <QueueRow
      order={{ ...order, version: 1, lines: [], flags: [], whatsAppUrl: undefined }}
      queue="ship"
    />
  ),
};

test.each(Object.entries(places))(
  '%s shows an amount of cash only while there is cash to collect',
  (_, render) => {
    const paid = textOf(render(aDocumentOrder(paidCash)));
    expect(paid).toContain('Nothing to collect');
    expect(paid).not.toContain('7,950');
    expect(textOf(render(aDocumentOrder()))).toMatch(/₨ 7,950/);
    const partlyPaid = textOf(render(aDocumentOrder({ receivedLkr: 3800, dueLkr: 4150 })));
    expect(partlyPaid).toMatch(/₨ 4,150/);
    expect(partlyPaid).not.toContain('Nothing to collect');
    const transfer = aDocumentOrder({ ...paidCash, paymentMethod: 'bank_transfer' });
    expect(textOf(render(transfer))).toMatch(/₨ 7,950/);
  },
);

test('the page names the orders whose payment was refunded or charged back, and says that they are not to be sent', () => {
  const page = (
    <ShipSeveralPage {...emptyPage} orders={[]} withReversedPayment={['ORD-1', 'ORD-2']} />
  );
  expect(textOf(page)).toMatch(/Do not send, .*: ORD-1, ORD-2 .*යවන්න එපා/);
});

test('after shipping, an order whose payment was refunded or charged back is named once: with that reason', () => {
  const done = { ...doneWith, shipped: ['ORD-3'], skipped: ['ORD-1', 'ORD-2'] };
  const answer = { values: {}, problems: {}, done };
  const page = textOf(
    <ShipSeveralPage {...emptyPage} orders={[]} withReversedPayment={['ORD-1']} answer={answer} />,
  );
  expect(page).toMatch(
    /Not changed, because they no longer wait to be shipped: ORD-2 .*Do not send, .*: ORD-1 /,
  );
  expect(page).not.toMatch(/no longer wait to be shipped: .*ORD-1.*Do not send/);
});

test('after shipping, the orders whose customers had asked to cancel are named, with what to do', () => {
  const done = { ...doneWith, shipped: ['ORD-1', 'ORD-2'], askedToCancel: ['ORD-2'] };
  const answer = { values: {}, problems: {}, done };
  const page = textOf(<ShipSeveralPage {...emptyPage} orders={[]} answer={answer} />);
  expect(page).toMatch(/Marked as shipped: 2 .*had asked to cancel: ORD-2\. .*set its order back/);
});

test('selected orders that no longer wait are named, many of them in a collapsed list', () => {
  const page = (count: number) => {
    const notShippable = Array.from({ length: count }, (_, index) => `ORD-${index + 1}`);
    return htmlOf(<ShipSeveralPage {...emptyPage} orders={[]} notShippable={notShippable} />);
  };
  expect(page(2)).toContain(
    'Not on this page, because they no longer wait to be shipped: ORD-1, ORD-2',
  );
  expect(page(2)).not.toContain('<details');
  expect(page(50)).toMatch(
    /no longer wait to be shipped: 50 orders .*<details.*<summary.*>Order numbers .*ORD-50/,
  );
  expect(page(50)).not.toContain('<details open');
});

test('the page says how many selected orders it leaves out, and keeps them for the next page', () => {
  const page = htmlOf(
    <ShipSeveralPage
      {...emptyPage}
      orders={[aDocumentOrder()]}
      idsForNextForm={['two', 'three']}
    />,
  );
  expect(page).toContain('2 more selected orders');
  expect(page).toContain('href="/admin/orders/ship?orderId=two&amp;orderId=three"');
  expect(page).toContain(
    'action="/admin/orders/ship?orderId=one&amp;orderId=two&amp;orderId=three"',
  );
});
