import { expect, test } from 'vitest';
import { qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import type { DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';
import { aDocumentOrder } from '#test/document-order.ts';
import { htmlOf } from '#test/rendered.ts';
import { PrintPage } from './print-page.tsx';
import type { DocumentKind } from './print-urls.ts';
import { toDocuments, toPrintedOrder } from './printed-order.server.ts';

const shop = {
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  address: { en: '7 Lake Road, Kandy', si: '' },
  phone: '011 2 345 678',
  registration: 'PV 00123456',
  logo: undefined,
};

const order = aDocumentOrder();

function pageWith(kind: DocumentKind, documents: DocumentOrder[], seller = shop) {
  const printed = toDocuments(kind, documents, 'https://sandhi.example');
  const page = { ...printed, shop: seller, listState: unfilteredListState, isForPacker: false };
  return htmlOf(<PrintPage {...page} />, '/admin/orders/print');
}

function printedText(kind: DocumentKind, overrides: Partial<DocumentOrder> = {}, seller = shop) {
  const html = pageWith(kind, [aDocumentOrder(overrides)], seller);
  const [, paper = ''] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
  return paper.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a packing slip names the address, the contents of the parcel, the courier and the cash to collect', () => {
  const text = printedText('packing-slip');
  expect(text).toMatch(/Sandhi .*7 Lake Road, Kandy .*011 2 345 678 .*Packing slip .*ORD-1-1 /);
  expect(text).toMatch(
    /Dilani Silva 24\/1, Temple Road Matara, Matara District, Southern Province .*077 123 4567 /,
  );
  expect(text).toMatch(/Cash to collect .*₨ 7,950 /);
  expect(text).toMatch(/Ring twice .*Domex .*DX 1 .*Joint Relief Oil joint-oil .*2 /);
  expect(
    printedText('packing-slip', { paymentStatus: 'paid', receivedLkr: 7950, dueLkr: 0 }),
  ).toMatch(/Nothing to collect/);
  expect(printedText('packing-slip', { status: 'cancelled' })).toMatch(/Cancelled: do not send/);
});

test('the page, but no sheet, names the orders whose customers ask to cancel before their parcels are packed', () => {
  const asked = aDocumentOrder({ orderNumber: 'ORD-2-2', cancelAskedAt: new Date() });
  const bar = (kind: DocumentKind) =>
    pageWith(kind, [order, asked])
      .replace(/<main.*/s, '')
      .replace(/<[^>]*>/g, ' ');
  expect(bar('packing-slip')).toMatch(/The customer asks to cancel\s.*: ORD-2-2 /);
  expect(bar('packing-slip')).not.toContain('ORD-1-1');
  expect(bar('invoice')).not.toContain('asks to cancel');
  expect(printedText('packing-slip', asked)).not.toContain('asks to cancel');
});

test('the packing slip of an order that was refunded or charged back says not to send it', () => {
  const money = { receivedLkr: 7950, refundedLkr: 7950, dueLkr: 0 };
  const packingSlip = printedText('packing-slip', {
    ...money,
    status: 'paid',
    paymentStatus: 'refunded',
  });
  expect(packingSlip).toMatch(/Refunded: do not send .*යවන්න එපා/);
  expect(packingSlip).not.toContain('Nothing to collect');
  const chargedBack = { paymentMethod: 'payhere', chargedBackAt: new Date() } as const;
  expect(printedText('packing-slip', chargedBack)).toMatch(/Charge-back: do not send .*යවන්න එපා/);
});

test('the page with the documents offers to ship only the orders that can be shipped', () => {
  const shipQuery = (documents: DocumentOrder[]) =>
    /\/admin\/orders\/ship\?([^"]*)"/.exec(pageWith('packing-slip', documents))?.[1];
  const shippable = aDocumentOrder();
  const refunded = aDocumentOrder({ id: 'refunded', paymentStatus: 'refunded', dueLkr: 0 });
  const chargedBack = aDocumentOrder({ id: 'charged-back', chargedBackAt: new Date() });
  expect(shipQuery([shippable, refunded, chargedBack])).toBe('orderId=one');
  expect(shipQuery([refunded, chargedBack])).toBeUndefined();
});

test('a packing slip names the method of a payment that is still due', () => {
  const transfer = printedText('packing-slip', { paymentMethod: 'bank_transfer' });
  expect(transfer).toMatch(/Nothing to collect .*Bank transfer still to come .*₨ 7,950 /);
  const online = printedText('packing-slip', { paymentMethod: 'payhere' });
  expect(online).toMatch(/Nothing to collect .*Online payment still to come .*₨ 7,950 /);
});

test('an invoice names the seller’s registration, the day in Colombo, the sums and how it is paid', () => {
  const text = printedText('invoice');
  expect(text).toMatch(/Registration .*PV 00123456 .*Invoice .*ORD-1-1 .*21\/11\/2026 /);
  expect(text).toMatch(/Joint Relief Oil ₨ 3,800 2 ₨ 7,600 .*Cash on Delivery .*Pending /);
  expect(text).toMatch(/Subtotal .*₨ 7,600 Delivery fee .*₨ 350 Total .*₨ 7,950 /);
  expect(printedText('invoice', {}, { ...shop, registration: '' })).not.toContain('Registration');
});

test('an invoice lists each refund with its day and method, and the sum after refunds', () => {
  const at = new Date('2026-11-22T04:00:00Z');
  const refunds = [{ id: 'r', orderId: 'one', amountLkr: 950, method: 'bank' as const, at }];
  const money = { receivedLkr: 7950, refundedLkr: 950, dueLkr: 0 };
  const text = printedText('invoice', { refunds, ...money, paymentStatus: 'paid' });
  expect(text).toMatch(/Refunded 22\/11\/2026 .*By bank transfer .*₨ -950 /);
  expect(text).toMatch(/After refunds .*₨ 7,000 /);
  const [chargedBack, marked] = (['charge-back', undefined] as const).map((method) =>
    printedText('invoice', { ...money, refunds: refunds.map((one) => ({ ...one, method })) }),
  );
  expect(chargedBack).toMatch(/Refunded 22\/11\/2026 .*Taken back by the payer’s bank .*₨ -950 /);
  expect(marked).toMatch(/Refunded 22\/11\/2026 \S+ \S+ \S+ 22\/11\/2026 ₨ -950 /);
});

test('the documents of an order that was paid in part name the amount due', () => {
  const money = { receivedLkr: 3800, dueLkr: 4150 };
  expect(printedText('packing-slip', money)).toMatch(/Cash to collect .*₨ 4,150 /);
  const byBank = { ...money, paymentMethod: 'bank_transfer' } as const;
  expect(printedText('packing-slip', byBank)).toMatch(
    /Nothing to collect .*Bank transfer still to come .*₨ 4,150 /,
  );
  expect(printedText('invoice', money)).toMatch(
    /Total .*₨ 7,950 Received .*₨ 3,800 Still to pay .*₨ 4,150 /,
  );
});

test('an invoice names the amount due where it is not the total, also before any money was received', () => {
  expect(printedText('invoice')).not.toContain('Still to pay');
  expect(printedText('invoice', { dueLkr: 950 })).toMatch(/Total .*₨ 7,950 Still to pay .*₨ 950 /);
});

test('a packing slip leaves out the units that were returned with a refund', () => {
  const lines = order.lines.map((line) => ({ ...line, returned: 1 }));
  expect(printedText('packing-slip', { lines })).toMatch(
    /Joint Relief Oil joint-oil .*1 Units in all: 1 /,
  );
});

test('a packing slip does not explain how to use a product whose units were all returned', () => {
  const [oil] = order.lines;
  if (!oil) throw new Error('The order has no line.');
  const balm = {
    ...oil,
    productId: 'balm',
    productName: { en: 'Herbal Balm', si: '' },
    returned: 2,
  };
  const text = printedText('packing-slip', { lines: [oil, balm] });
  expect(text).toContain('Joint Relief Oil: Massage in');
  expect(text).not.toContain('Herbal Balm');
});

test('a person who was removed is printed as removed, with the town alone', () => {
  const noPerson = { customerName: '', customerPhone: '', street: '', notes: '' };
  const removed = { ...noPerson, personRemovedAt: new Date() };
  for (const kind of ['packing-slip', 'invoice'] as const) {
    expect(printedText(kind, removed)).toMatch(
      /Person removed .*Matara, Matara District, Southern Province/,
    );
  }
});

test('a packing slip explains in the language of the customer how to use the products in the parcel', () => {
  expect(printedText('packing-slip')).toMatch(
    /How to use .*Joint Relief Oil: +Massage in twice a day\./,
  );
  expect(printedText('packing-slip', { language: 'si' })).toMatch(/දිනකට දෙවරක් ආලේප කරන්න\./);
  expect(printedText('packing-slip', { language: 'si' })).not.toContain('Massage in');
});

test('the QR code links to the page that tracks orders, in the language of the customer', () => {
  const inSinhala = { ...order, language: 'si' as const };
  expect(toPrintedOrder(inSinhala, 'https://sandhi.example').qrCode).toEqual(
    qrCodeOf('https://sandhi.example/si/track?number=ORD-1-1'),
  );
});

test('a packing slip names batch, expiry and maximum retail price of each product', () => {
  expect(printedText('packing-slip')).toMatch(
    /Batch number .*B-17 .*Expiry date .*06\/2028 .*Maximum retail price .*₨ 4,000/,
  );
});
