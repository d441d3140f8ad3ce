import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PayOnlinePage, type PayView } from './pay-online-page.tsx';

type WithChildren = ReactElement<{ role?: string; children: ReactNode }>;

test('what becomes of a payment is said in one place that stays while the shopper waits, so that it is read out', () => {
  const views: PayView[] = ['ready', 'confirming', 'unpaid', 'partly-paid'];
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
