import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  followLastOrder,
  forgetLastOrder,
  type LastOrder,
  rememberLastOrder,
} from './last-order.ts';

let tab: EventTarget;

beforeEach(() => {
  const stored = new Map<string, string>();
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const order = { orderNumber: 'ORD-1-1', path: '/order-success/one' };

test('an open page stops showing the last order once it is forgotten, as after a sign-out in another tab', () => {
  rememberLastOrder(order);
  let shown: LastOrder | undefined;
  const stop = followLastOrder((last) => {
    shown = last;
  });
  expect(shown).toMatchObject(order);
  forgetLastOrder();
  expect(shown).toBeUndefined();

  rememberLastOrder(order);
  tab.dispatchEvent(new Event('storage'));
  expect(shown).toMatchObject(order);
  stop();
  forgetLastOrder();
  expect(shown).toMatchObject(order);
});
