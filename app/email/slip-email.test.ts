import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOwner } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

async function aRefusedSlip(language: 'en' | 'si') {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ bankAccountDetails: 'Bank of Ceylon 1' });
  const { id: orderId } = await aTransferOrder(shop, { language });
  await sendSlip(shop, orderId);
  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  const refusal = { reason: 'wrong-amount', words: 'Rs 100 are missing.' } as const;
  await refuseSlips(await anOwner(shop), { orderId, shownSlips, ...refusal });
  const textOf = (kind: MessageKind) => textAbout(shop, { kind, orderId, language });
  return { orderId, textOf };
}

type About = { kind: MessageKind; orderId: string; language: 'en' | 'si' };

async function textAbout(shop: Shop, about: About): Promise<string> {
  const message = await aMessage(shop, { ...about, secretLink: null });
  const site = { appUrl: 'https://shop.example.lk', demo: false };
  return (await composeMessage(shop, message, site))?.text ?? '';
}

test('the e-mail about a refused slip has the reason, the amount due, the bank account and a link to attach another slip', async () => {
  const { orderId, textOf } = await aRefusedSlip('en');
  const text = await textOf('slip-refused');
  expect(text).toContain('The amount does not match the order.');
  expect(text).toContain('Rs 100 are missing.');
  expect(text).toContain('Bank of Ceylon 1');
  expect(text).toMatch(/Please transfer ₨\s3,800/);
  expect(text).toContain(`https://shop.example.lk/order-success/${orderId}/slip`);
});

test('the e-mail about a new slip asks the owner for a decision only while a decision is needed', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const { id: orderId } = await aTransferOrder(shop);
  await sendSlip(shop, orderId);
  const text = () => textAbout(shop, { kind: 'new-slip', orderId, language: 'en' });
  expect(await text()).toContain('accept or refuse it there');
  await changeOrderStatus(owner, { orderId, paymentStatus: 'paid' });
  expect(await text()).not.toContain('accept or refuse it there');
  expect(await text()).toContain('no longer needs an answer');
});

test('the payment reminder and the e-mail about an accepted slip are in the language of the order; the reminder links to the slip form', async () => {
  const { orderId, textOf } = await aRefusedSlip('si');
  const reminder = await textOf('transfer-reminder');
  expect(reminder).toContain('බැංකු ගෙවීම තවම අපට ලැබී නැහැ');
  expect(reminder).toContain(`https://shop.example.lk/si/order-success/${orderId}/slip`);
  expect(reminder).not.toContain('ගැළපෙන්නේ නැහැ');
  expect(await textOf('slip-accepted')).toContain('ඔබේ බැංකු රිසිට්පත අපි පරීක්ෂා කළා');
});

test('the e-mail about an accepted slip says that the parcel is being prepared, unless it has left or the order was refunded', async () => {
  const shop = await openSellingShop();
  const emailFor = async (status: 'pending' | 'shipped' | 'refunded', language: 'en' | 'si') => {
    const state =
      status === 'refunded'
        ? ({ status: 'paid', paymentStatus: 'refunded' } as const)
        : ({ status, paymentStatus: 'paid' } as const);
    const { id: orderId } = await aTransferOrder(shop, { ...state, language });
    return textAbout(shop, { kind: 'slip-accepted', orderId, language });
  };
  expect(await emailFor('pending', 'en')).toContain('We prepare your parcel now.');
  expect(await emailFor('pending', 'si')).toContain('ඔබේ පාර්සලය සූදානම් කරනවා');
  expect(await emailFor('refunded', 'en')).not.toContain('We prepare your parcel');
  const [english, sinhala] = [await emailFor('shipped', 'en'), await emailFor('shipped', 'si')];
  expect(english).toContain('your order is paid.');
  expect(english).not.toContain('We prepare your parcel');
  expect(sinhala).not.toContain('ඔබේ පාර්සලය සූදානම් කරනවා');
});

test.each(['en', 'si'] as const)(
  'the e-mail about an accepted slip (%s) does not call an order paid that costs more than was received',
  async (language) => {
    const shop = await openSellingShop();
    const order = await aTransferOrder(shop, { language, receivedLkr: 3400 });
    const text = await textAbout(shop, { kind: 'slip-accepted', orderId: order.id, language });
    expect(text).toContain(language === 'en' ? 'received your payment' : 'ඔබේ ගෙවීම අපට ලැබුණා');
    expect(text).toMatch(/\D400\D/);
    expect(text).not.toMatch(/order is paid|prepare your parcel now/);
    expect(text).not.toMatch(/ගෙවා තිබෙනවා|දැන් ඔබේ පාර්සලය/);
  },
);

test('the e-mail about a new slip shows the customer and the amount due, and links only to the order in the panel', async () => {
  const { orderId, textOf } = await aRefusedSlip('en');
  const text = await textOf('new-slip');
  expect(text).toContain('A bank slip has arrived');
  expect(text).toMatch(/Nimal Perera.*077 123 4567.*Amount due: ₨\s3,800/s);
  expect(text).toContain(`https://shop.example.lk/admin/orders/${orderId}`);
  expect(text).not.toContain('/order-success/');
});

test.each(['en', 'si'] as const)(
  'an e-mail about a delivered parcel (%s) has the amount due and no link to the slip form, which is closed by then',
  async (language) => {
    const shop = await openSellingShop();
    await shop.db.update(settings).set({ bankAccountDetails: 'Bank of Ceylon 1' });
    const emailFor = async (status: 'shipped' | 'delivered') => {
      const { id: orderId } = await aTransferOrder(shop, { status, language });
      return textAbout(shop, { kind: `order-${status}`, orderId, language });
    };
    const [shipped, delivered] = [await emailFor('shipped'), await emailFor('delivered')];
    expect(shipped).toContain('/slip');
    expect(delivered).toContain('Bank of Ceylon 1');
    expect(delivered).toContain('3,800');
    expect(delivered).not.toContain('/slip');
  },
);
