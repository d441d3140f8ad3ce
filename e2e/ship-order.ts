import type { Page } from '@playwright/test';
import { postForm } from './post-form.ts';

type Shipment = { courier?: string; trackingNumber?: string };

/** Ships an order as its page does, in a browser of the owner. */
export async function shipOrder(
  page: Page,
  orderId: string,
  { courier = 'Domex', trackingNumber = orderId.slice(0, 8) }: Shipment = {},
): Promise<void> {
  const shown = { shownCourier: '', shownTrackingNumber: '' };
  await postForm(page, `/admin/orders/${orderId}/ship`, { courier, trackingNumber, ...shown });
}
