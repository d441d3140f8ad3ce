import { data, href } from 'react-router';
import { z } from 'zod';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { ownerShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/packing.route';
import type { ShipAnswer } from './hand-over-form.tsx';
import { packingCopy } from './packing.copy.ts';
import { PackingPage } from './packing-page.tsx';
import { readPacking } from './read-packing.server.ts';

const packedSchema = z.object({ orderId: z.uuid() });

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(packingCopy.packing, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const { role, panelLanguage } = context.get(panelSessionContext);
  return { ...(await readPacking(context.get(ownerShopContext))), role, panelLanguage };
}

/** Marks one parcel as packed. One that no longer waits stays as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, packedSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const packed = await packOrder(context.get(ownerShopContext), { ...form.value, isPacked: true });
  const flash = packed.ok
    ? ({ kind: 'success', code: 'order-packed' } as const)
    : ({ kind: 'error', code: 'order-moved-on' } as const);
  return redirectWithFlash(context.get(runningShopContext), href('/admin/packing'), flash);
}

type PackingRouteProps = Pick<Route.ComponentProps, 'loaderData'> & {
  actionData?: ShipAnswer | undefined;
};

export default function PackingRoute({ loaderData, actionData }: PackingRouteProps) {
  return <PackingPage {...loaderData} answer={actionData} />;
}
