import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { payCopy } from './pay-online.copy.ts';
import { PayOnlinePage, type PayView } from './pay-online-page.tsx';

const views: PayView[] = ['ready', 'confirming', 'unpaid', 'partly-paid', 'unavailable'];
type WithChildren = ReactElement<{ role?: string; children: ReactNode }>;

test('every view states the payment in the same live region, so that screen readers read out a change', () => {
  const payment = { amountLkr: 1, checkoutUrl: '', fields: {}, otherMethods: [], orderNumber: '' };
  const placeIn = (view: PayView) => {
    const page = { ...payment, ...unrefused, view, orderPath: '' };
    const content = PayOnlinePage(page).props.children as WithChildren;
    const parts = content.props.children as (WithChildren | false)[];
    return parts.findIndex((part) => part && part.props.role === 'status');
  };
  expect(placeIn('confirming')).toBeGreaterThanOrEqual(0);
  expect(new Set(views.map(placeIn)).size).toBe(1);
});

const unrefused = { canExpire: true, isDemo: false, isRefused: false };

function htmlOf(view: PayView, otherMethods: PaymentMethod[] = [], options = {}) {
  const payment = { amountLkr: 1, checkoutUrl: '', fields: {}, orderNumber: '', orderPath: '/own' };
  const page = { ...payment, ...unrefused, view, otherMethods, ...options };
  const routes = [{ path: '*', element: <PayOnlinePage {...page} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('every view links to the order', () => {
  for (const view of views) expect(htmlOf(view)).toMatch(/href="\/own".*Show my order/);
});

test('the page of an unpaid order names the start of the half hour, and mentions other payment methods only if there are any', () => {
  expect(htmlOf('unpaid', ['cod'])).toContain('half an hour after your last attempt');
  for (const view of ['unpaid', 'partly-paid'] as const) {
    expect(htmlOf(view, ['cod'])).toMatch(/in another way.*වෙනත් ක්‍රමයකින්/);
    expect(htmlOf(view, [])).not.toMatch(/another way|වෙනත් ක්‍රමයකින්/);
  }
});

test('the page of an unpaid order that the shop does not cancel names no half hour', () => {
  const page = htmlOf('unpaid', ['cod'], { canExpire: false });
  expect(page).toMatch(/You can pay it here or in another way.*වෙනත් ක්‍රමයකින්/);
  expect(page).not.toMatch(/half an hour|පැය භාගයක්/);
  const onlyHere = htmlOf('unpaid', [], { canExpire: false });
  expect(onlyHere).toContain('You can pay it here.');
});

test('the page of an order that cannot be paid online at the moment offers only the other payment methods', () => {
  const page = htmlOf('unavailable', ['cod']);
  expect(page).toContain('value="cod"');
  expect(page).toMatch(/choose another way to pay/);
  expect(page).not.toContain('value="payhere"');
  expect(htmlOf('unavailable')).toMatch(/contact us/);
});

test('the form to the gateway asks for an e-mail address if the page has none, and says so', () => {
  const asking = htmlOf('ready');
  expect(asking).toMatch(/<input[^>]*type="email"[^>]*required[^>]*name="email"/);
  expect(asking).toContain(payCopy.emailNeeded.en);
  const fields = { email: 'dilani@example.lk' };
  const filled = htmlOf('ready', [], { fields });
  expect(filled).toContain('<input type="hidden" name="email" value="dilani@example.lk"/>');
  expect(filled).toContain(payCopy.redirecting.en);
  expect(filled).not.toContain('type="email"');
});
