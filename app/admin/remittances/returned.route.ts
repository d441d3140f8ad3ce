import { href, redirect } from 'react-router';
import { z } from 'zod';
import { receiveReturn } from '#domain/orders/fulfilment/receive-return.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/returned.route';

const returnedSchema = z.object({ orderId: z.uuid(), isRestocked: z.literal('on').optional() });

export function loader() {
  return redirect(href('/admin/remittances'));
}

/** Records that a refused parcel came back, and whether it is restocked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, returnedSchema);
  const listPath = `${href('/admin/remittances')}#returning`;
  if (!form.ok) return redirect(listPath, 303);
  const { orderId, isRestocked } = form.value;
  const parcel = { orderId, isRestocked: isRestocked === 'on' };
  const received = await receiveReturn(context.get(adminShopContext), parcel);
  const flash = received.ok
    ? ({ kind: 'success', code: 'return-received' } as const)
    : ({ kind: 'error', code: 'return-gone' } as const);
  return redirectWithFlash(context.get(runningShopContext), listPath, flash);
}
