import { expect, test } from 'vitest';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { whatsAppLinks } from './whats-app-links.ts';

type Written = Parameters<typeof whatsAppLinks>[0];

const order = {
  language: 'en',
  status: 'pending',
  orderNumber: 'ORD-1-1',
  customerName: 'Nimal Perera',
  customerPhone: '+94771234567',
  street: '12 Temple Road',
  city: 'Kandy',
  totalLkr: 7600,
  dueLkr: 7600,
  paymentMethod: 'cod',
  courier: '',
  trackingNumber: '',
  lines: [{ productName: { en: 'Oil', si: 'තෛලය' }, quantity: 2 }],
} satisfies Parameters<typeof whatsAppLinks>[0];
const writer = {
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  bankAccountDetails: { en: 'Bank of Ceylon\n123', si: '' },
};

function textOf(wish: Partial<Parameters<typeof whatsAppLinks>[0]>) {
  const [first] = whatsAppLinks({ ...order, ...wish }, writer);
  const url = new URL(first?.href ?? '');
  expect(url.pathname).toBe('/94771234567');
  return `${first?.kind}: ${url.searchParams.get('text')}`;
}

test('WhatsApp opens with what the state of the order asks for, with its number, sums and tracking number', () => {
  expect(textOf({})).toMatch(/^confirm: .*Nimal Perera.*Sandhi.*ORD-1-1:\n2 × Oil\nTotal: ₨.7,600/);
  expect(textOf({ status: 'paid', dueLkr: 0 })).toMatch(/Total: ₨.7,600, paid\n/);
  expect(textOf({ paymentMethod: 'bank_transfer' })).toMatch(
    /^bank: .*transfer ₨.7,600 to:\nBank of Ceylon\n123\nReference: ORD-1-1/s,
  );
  const slipHref = 'https://shop.example.lk/order-success/1/slip';
  const [bank] = whatsAppLinks(
    { ...order, paymentMethod: 'bank_transfer' },
    { ...writer, slipHref },
  );
  expect(decodeURIComponent(bank?.href ?? '')).toContain(`attach it to your order: ${slipHref}`);
  expect(textOf({ status: 'shipped', courier: 'Domex', trackingNumber: 'DX 1' })).toMatch(
    /^shipped: .*\nCourier: Domex\nTracking number: DX 1\nPlease have ₨.7,600 in cash ready\./s,
  );
  expect(textOf({ status: 'shipped', dueLkr: 0 })).toContain('there is nothing to pay at the door');
  expect(textOf({ status: 'delivered', dueLkr: 0 })).toMatch(/^delivered: .*Thank you!/s);
  expect(textOf({ status: 'cancelled' })).toMatch(/^hello: /);
});

test('the text that asks to confirm carries the link by which the customer does it', () => {
  const confirmHref = 'https://shop.example.lk/confirm/ORD-1-1.signature';
  const [first] = whatsAppLinks(order, { ...writer, confirmHref });
  expect(decodeURIComponent(first?.href ?? '')).toContain(`correct the address: ${confirmHref}`);
});

test('the text is in the language of the customer, and someone who was removed gets none', () => {
  expect(textOf({ language: 'si' })).toMatch(/සන්ධි වෙතින්.*ORD-1-1.*2 × තෛලය.*රු\. 7,600/s);
  expect(whatsAppLinks({ ...order, customerPhone: '' }, writer)).toEqual([]);
});

test('the answer to a request to cancel comes first, in the language of the customer', () => {
  const first = (wish: Partial<Written>, cancelRequest: CancelRequest) => {
    const [link] = whatsAppLinks({ ...order, ...wish }, { ...writer, cancelRequest });
    return `${link?.kind}: ${decodeURIComponent(link?.href ?? '').replaceAll('+', ' ')}`;
  };
  const declined = { is: 'declined', because: 'packed', words: 'It leaves at noon.' } as const;
  expect(first({}, declined)).toMatch(
    /^not-cancelled: .*ORD-1-1.*already packed and about to leave\. It leaves at noon\./s,
  );
  expect(first({ language: 'si' }, declined)).toMatch(/දැනටමත් අසුරා/);
  expect(first({ status: 'shipped' }, declined)).toMatch(/^shipped/);
  expect(first({ status: 'cancelled' }, { is: 'granted' })).toMatch(/^cancelled: .*as you asked/s);
});
