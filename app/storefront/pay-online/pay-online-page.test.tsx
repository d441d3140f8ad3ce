import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { PayOnlinePage, type PayView } from './pay-online-page.tsx';

const views: PayView[] = ['ready', 'confirming', 'unpaid', 'partly-paid'];
type WithChildren = ReactElement<{ role?: string; children: ReactNode }>;

test('what becomes of a payment is said in one place that stays while the shopper waits, so that it is read out', () => {
  const payment = { amountLkr: 1, checkoutUrl: '', fields: {}, otherMethods: [], orderNumber: '' };
  const placeIn = (view: PayView) => {
    const page = { ...payment, view, orderPath: '', isDemo: false, isRefused: false };
    const content = PayOnlinePage(page).props.children as WithChildren;
    const parts = content.props.children as (WithChildren | false)[];
    return parts.findIndex((part) => part && part.props.role === 'status');
  };
  expect(placeIn('confirming')).toBeGreaterThanOrEqual(0);
  expect(new Set(views.map(placeIn)).size).toBe(1);
});

function htmlOf(view: PayView, otherMethods: PaymentMethod[] = []) {
  const payment = { amountLkr: 1, checkoutUrl: '', fields: {}, orderNumber: '', orderPath: '/own' };
  const page = { ...payment, view, otherMethods, isDemo: false, isRefused: false };
  const routes = [{ path: '*', element: <PayOnlinePage {...page} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('a shopper finds the order from every view, also when Back led from PayHere to the page before it', () => {
  for (const view of views) expect(htmlOf(view)).toMatch(/href="\/own".*Show my order/);
});

test('a shopper who did not pay reads from when the half hour counts, and of another way only where there is one', () => {
  expect(htmlOf('unpaid', ['cod'])).toContain('half an hour after your last attempt');
  for (const view of ['unpaid', 'partly-paid'] as const) {
    expect(htmlOf(view, ['cod'])).toMatch(/in another way.*වෙනත් ක්‍රමයකින්/);
    expect(htmlOf(view, [])).not.toMatch(/another way|වෙනත් ක්‍රමයකින්/);
  }
});
