import { data, href } from 'react-router';
import { z } from 'zod';
import { useFresh } from '#admin/live/use-fresh.ts';
import { useLook } from '#admin/live/use-look.ts';
import { ordersCopy } from '#admin/orders/orders.copy.ts';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/flash.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/today.route';
import { ProblemList } from './problem-list.tsx';
import { QueueNumbers } from './queue-numbers.tsx';
import { QueueSections } from './queue-sections.tsx';
import { readToday } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

const stepSchema = z.object({
  orderId: z.uuid(),
  step: z.enum(['confirm', 'pack', 'money-received']),
  shownStatus: z.enum(orderStatuses),
});
type Step = z.output<typeof stepSchema>;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(todayCopy.today, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return readToday(context.get(ownerShopContext));
}

const flashes = {
  confirm: 'order-confirmed',
  pack: 'order-packed',
  'money-received': 'order-status-updated',
};

/** Takes the one step of a row. One that another admin took since changes nothing, and the lists show it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, stepSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const { step } = form.value;
  const done = await take(context.get(ownerShopContext), form.value);
  const flash = done.ok
    ? { kind: 'success' as const, code: flashes[step] }
    : { kind: 'error' as const, code: 'order-moved-on' };
  return redirectWithFlash(context.get(runningShopContext), href('/admin/today'), flash);
}

function take(shop: OwnerShop, { orderId, step, shownStatus }: Step): Promise<{ ok: boolean }> {
  if (step === 'confirm') return confirmOrder(shop, { orderId });
  if (step === 'pack') return packOrder(shop, { orderId, isPacked: true });
  return saveOrder(shop, {
    orderId,
    button: 'money-received',
    shownStatus,
    courier: '',
    trackingNumber: '',
  });
}

/** Shows the owner's day: what waits, and for each order one step. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const today = useFresh(loaderData, href('/admin/today/now'), useLook());
  const { queues, counts, problems } = today;
  const hasQueues = problems.count === 0 || queues.some(({ count }) => count > 0);
  return (
    <>
      <PageHeader title={todayCopy.today} subtitle={todayCopy.subtitle}>
        <ButtonLink
          to={href('/admin/today')}
          reloadDocument
          variant="outline"
          size="small"
          className="scripted:hidden"
        >
          <Both of={todayCopy.refresh} beside />
        </ButtonLink>
        <ButtonLink to={href('/admin/orders/new')} variant="outline" size="small">
          <Both of={ordersCopy.newOrder} beside />
        </ButtonLink>
      </PageHeader>
      <QueueNumbers counts={counts} />
      <ProblemList problems={problems} />
      {hasQueues && <QueueSections queues={queues} />}
    </>
  );
}
