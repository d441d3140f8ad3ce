import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { log } from '#platform/log/log.server.ts';
import { requestDetailsContext } from '#web/contexts.server.ts';
import { logRequestError } from './log-request-error.server.ts';

function loggedPathOf(path: string): unknown {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const context = new RouterContextProvider();
  context.set(requestDetailsContext, { requestId: 'one', clientAddress: '', nonce: '' });
  logRequestError({ request: new Request(`http://localhost${path}`), context }, new Error('down'));
  const [entry] = logError.mock.calls[0] ?? [];
  logError.mockRestore();
  return (entry as unknown as { pathname: string }).pathname;
}

const token = 'q'.repeat(43);

test('the log names the page that failed, and never the token of a link', () => {
  expect(loggedPathOf(`/reset-password/${token}`)).toBe('/reset-password/…');
  expect(loggedPathOf(`/si/reset-password/${token}.data`)).toBe('/si/reset-password/….data');
  expect(loggedPathOf('/products/joint-relief-oil?q=a')).toBe('/products/joint-relief-oil');
});

const orderId = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

test.each([
  [`/order-success/${orderId}`, '/order-success/…'],
  [`/si/order-success/${orderId.toUpperCase()}/slip.data`, '/si/order-success/…/slip.data'],
  [`/order-success/${orderId}.data`, '/order-success/….data'],
  [`/order-success/%31${orderId.slice(1)}/pay`, '/order-success/…/pay'],
  [`/order-success/${orderId}/problem/${orderId}`, '/order-success/…/problem/…'],
  [`/admin/orders/${orderId}/ship`, '/admin/orders/…/ship'],
  [`/confirm/ORD-1732680000000-7.${'q'.repeat(22)}`, '/confirm/…'],
  [`/offers/${orderId}`, '/offers/…'],
  ['/admin/customers/94771234567.data', '/admin/customers/….data'],
  ['/admin/customers/offers.csv', '/admin/customers/offers.csv'],
  ['/payment/returned/ORD-1732680000000-7', '/payment/returned/…'],
  ['/si/products/balm-50', '/si/products/balm-50'],
])('the log names %s as %s, without a link to an order or a person', (path, logged) => {
  expect(loggedPathOf(path)).toBe(logged);
});
