import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import { data, href, Form as RouterForm } from 'react-router';
import { z } from 'zod';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { useFocusOnNextRow } from '#admin/list/use-focus-on-next-row.ts';
import { formsCopy } from '#admin/order/forms/order-forms.copy.ts';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import type { ShipAnswer } from '#admin/orders/parcel-shipment.tsx';
import { ShipResult } from '#admin/orders/ship-notices.tsx';
import { HeadingCount } from '#admin/page/heading-count.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { printHref } from '#admin/print/print-urls.ts';
import { PanelLanguageForm } from '#admin/security/panel-language-form.tsx';
import { oldestOf, queueTitles, todayCopy } from '#admin/today/today.copy.ts';
import { orderKey, shownVersion } from '#domain/orders/fulfilment/order-forms.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { findOrderIds } from '#domain/orders/reading/find-order-ids.server.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/packing.route';
import { HandOverForm } from './hand-over-form.tsx';
import { packingCopy } from './packing.copy.ts';
import { ParcelSummary } from './parcel-summary.tsx';
import { type PackingOrder, readPacking } from './read-packing.server.ts';

const packedSchema = z.object({ orderId: orderKey, version: shownVersion });

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(packingCopy.packing, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const { role, panelLanguage } = context.get(panelSessionContext);
  return { ...(await readPacking(context.get(adminShopContext), role)), role, panelLanguage };
}

/** Marks one parcel as packed, unless it no longer waits to be packed or its packing slip has changed since it was shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, packedSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const shop = context.get(adminShopContext);
  const [orderId] = (await findOrderIds(shop, [form.value.orderId])).values();
  const packed = { ...form.value, isPacked: true, onlyIf: 'pack' } as const;
  const result = orderId === undefined ? undefined : await packOrder(shop, { ...packed, orderId });
  const flash = result?.ok
    ? ({ kind: 'success', code: 'order-packed' } as const)
    : ({ kind: 'error', code: 'order-moved-on' } as const);
  return redirectWithFlash(context.get(runningShopContext), href('/admin/packing'), flash);
}

type PackingRouteProps = Pick<Route.ComponentProps, 'loaderData'> & {
  actionData?: ShipAnswer | undefined;
};

/** Shows the parcels to pack and to hand over: all that a packer sees of the panel. */
export default function PackingRoute({ loaderData, actionData: answer }: PackingRouteProps) {
  const { toPack, toShip, counts, lastCourier, role, panelLanguage } = loaderData;
  const done = answer?.done;
  const lists = useFocusOnNextRow<HTMLDivElement>();
  return (
    <>
      <PageHeader title={packingCopy.packing} subtitle={packingCopy.subtitle} />
      <div ref={lists} className="grid max-w-215 gap-6">
        {done && <ShipResult done={done} />}
        {toPack.length + toShip.length === 0 && (
          <EmptyState
            of={packingCopy.nothing}
            icon={<CircleCheck className="size-14 stroke-1" />}
          />
        )}
        {toPack.length > 0 && <ToPack orders={toPack} count={counts['pack'] ?? 0} />}
        {toShip.length > 0 && (
          <HandOverForm
            orders={toShip}
            count={counts['ship'] ?? 0}
            lastCourier={lastCourier}
            answer={answer}
          />
        )}
        {role === 'packer' && <PanelLanguageForm chosen={panelLanguage} />}
      </div>
    </>
  );
}

function ToPack({ orders, count }: { orders: PackingOrder[]; count: number }) {
  const orderIds = orders.map(({ id }) => id);
  return (
    <section aria-labelledby="to-pack">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="to-pack" className="text-lg leading-snug">
          <Both of={queueTitles.pack} inline mark={<HeadingCount count={count} />} />
        </h2>
        <ButtonLink
          to={printHref({ kind: 'packing-slip', orderIds, listState: unfilteredListState })}
          variant="outline"
          size="small"
          icon={<Printer aria-hidden="true" />}
        >
          <Both of={todayCopy.printAll} inline />
        </ButtonLink>
      </div>
      <ul className="overflow-clip rounded-md border border-line bg-cream-50 shadow-1">
        {orders.map((order) => (
          <li
            key={order.id}
            data-row=""
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0"
          >
            <ParcelSummary order={order} />
            <ParcelButtons order={order} />
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-md text-ink-600">
          <Text of={oldestOf(orders.length, count)} />
        </p>
      )}
    </section>
  );
}

/** Prints the packing slip of one parcel, or marks it as packed. */
function ParcelButtons({ order }: { order: PackingOrder }) {
  const { id: orderId, version } = order;
  return (
    <OrderGroup order={order} className="ms-auto flex items-center gap-2">
      <ButtonLink
        to={printHref({
          kind: 'packing-slip',
          orderIds: [orderId],
          listState: unfilteredListState,
        })}
        variant="outline"
        size="small"
      >
        <Both of={packingCopy.printPackingSlip} inline />
      </ButtonLink>
      <RouterForm
        method="post"
        action={href('/admin/packing')}
        navigate={false}
        fetcherKey={`packing/${orderId}`}
      >
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          size="small"
          onClick={(event) => ignoreDoubleClick(event, `${orderId}/pack`)}
        >
          <Both of={formsCopy.packed} inline />
        </Button>
      </RouterForm>
    </OrderGroup>
  );
}
