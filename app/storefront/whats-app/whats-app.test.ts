import { expect, test } from 'vitest';
import { orderText, shareText } from './whats-app.copy.ts';

const oil = { en: 'Joint Relief Oil 100 ml', si: 'සන්ධි සහන තෛලය, මි.ලී. 100' };

test('an order by WhatsApp names each product, its sum and the total, in both languages', () => {
  const lines = [{ name: oil, quantity: 2, totalLkr: 7600 }];
  expect(orderText(lines, 7950)).toEqual({
    en: 'Hello, I would like to order:\n2 × Joint Relief Oil 100 ml: ₨\u00a07,600\nTotal: ₨\u00a07,950',
    si: 'ආයුබෝවන්, මට මේවා ඇණවුම් කරන්න අවශ්‍යයි:\nසන්ධි සහන තෛලය, මි.ලී. 100 × 2: රු. 7,600\nමුළු මුදල: රු. 7,950',
  });
});

test('an order by WhatsApp at a discount names the promo code and what it takes off, in both languages', () => {
  const lines = [{ name: oil, quantity: 2, totalLkr: 7600 }];
  const { en, si } = orderText(lines, 7190, { code: 'AYU10', amountLkr: 760 });
  expect(en.split('\n').slice(-2)).toEqual([
    'Discount (AYU10): ₨\u00a0-760',
    'Total: ₨\u00a07,190',
  ]);
  expect(si.split('\n').slice(-2)).toEqual(['වට්ටම (AYU10): රු. -760', 'මුළු මුදල: රු. 7,190']);

  const withoutEffect = orderText(lines, 7600, { code: 'AYU10', amountLkr: 0 });
  expect(withoutEffect).toEqual(orderText(lines, 7600));
});

test('the text to share names the price, and a product without a Sinhala name keeps its English one', () => {
  const shared = shareText({ en: 'Balm', si: '' }, 2600, 'https://shop.example/products/balm');
  expect(shared.en).toBe('Balm, ₨\u00a02,600\nhttps://shop.example/products/balm');
  expect(shared.si).toBe('Balm, රු. 2,600\nhttps://shop.example/products/balm');
});
