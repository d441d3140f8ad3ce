import { expect, test } from 'vitest';
import type { ExportedOrder, ExportKind } from '#domain/orders/reports/exported-order.ts';
import { csvChunks } from './export-rows.server.ts';

const order: ExportedOrder = {
  id: 'one',
  orderNumber: 'ORD-1-1',
  createdAt: new Date('2026-11-20T19:05:00Z'),
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  customerName: 'සුනිල් "Sunil" Silva',
  customerPhone: '+94771234567',
  personRemovedAt: null,
  street: '24/1, Temple Road',
  city: 'Matara',
  district: 'Matara',
  province: 'Southern',
  notes: 'Blue gate\nRing twice',
  subtotalLkr: 7600,
  discountLkr: 0,
  promoCode: '',
  deliveryFeeLkr: 350,
  totalLkr: 7950,
  receivedLkr: 0,
  refundedLkr: 0,
  dueLkr: 7950,
  refundDueLkr: 0,
  courier: '',
  trackingNumber: '',
  lines: [
    { productName: { en: 'Joint Relief Oil', si: 'තෛලය' }, quantity: 1 },
    { productName: { en: 'Balm', si: '' }, quantity: 2 },
  ],
};

async function fileOf(kind: ExportKind, ...pages: ExportedOrder[][]): Promise<string> {
  async function* allPages() {
    yield* pages;
  }
  const bytes: number[] = [];
  for await (const chunk of csvChunks(kind, allPages())) bytes.push(...chunk);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

test('the orders file is UTF-8 with a byte order mark, a bilingual header row and a row for each order', async () => {
  const [header = '', row, end, ...rest] = (await fileOf('orders', [order])).split('\r\n');
  expect(header.startsWith('\ufeff"Order number · ඇණවුම් අංකය","Placed (Colombo) · ')).toBe(true);
  expect(row).toBe(
    '"ORD-1-1","2026-11-21 00:35","Pending","Cash on Delivery","Pending",' +
      '"සුනිල් ""Sunil"" Silva","077 123 4567","24/1, Temple Road","Matara","Matara","Southern",' +
      '"1 × Joint Relief Oil, 2 × Balm",7600,0,350,7950,0,0,7950,0,"","",""',
  );
  expect([end, rest]).toEqual(['', []]);
});

test('the courier list has the address, the products and the cash to collect', async () => {
  const paid = { ...order, paymentStatus: 'paid', receivedLkr: 7950, dueLkr: 0 } as const;
  const [, first, second] = (await fileOf('courier', [order], [paid])).split('\r\n');
  expect(first).toBe(
    '"Southern","Matara","Matara","ORD-1-1","සුනිල් ""Sunil"" Silva","077 123 4567","24/1, Temple Road",' +
      '"1 × Joint Relief Oil, 2 × Balm",3,7950,"Blue gate / Ring twice"',
  );
  expect(second).toContain(',3,0,"Blue gate');
});

test('no text that a shopper or the owner typed is a formula in a cell of either table', async () => {
  const attack = '=HYPERLINK("http://evil.example","x")';
  const typed = { customerName: attack, street: attack, city: attack, notes: attack };
  const shipment = { courier: attack, trackingNumber: attack };
  for (const kind of ['orders', 'courier'] as const) {
    const file = await fileOf(kind, [{ ...order, ...typed, ...shipment }]);
    expect(file.match(/"'=HYPERLINK/g)).toHaveLength(kind === 'orders' ? 5 : 4);
    expect(file).not.toMatch(/(^|,|\n)"?[=+\-@]/);
  }
});

test('the row of a removed person has "Person removed" as the name', async () => {
  const gone = { customerName: '', customerPhone: '', street: '', notes: '' };
  const file = await fileOf('orders', [{ ...order, ...gone, personRemovedAt: new Date() }]);
  expect(file).toContain('"Person removed","","","Matara"');
});
