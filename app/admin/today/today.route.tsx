import { data, href } from 'react-router';
import { z } from 'zod';
import { useFocusOnNextRow } from '#admin/list/use-focus-on-next-row.ts';
import { useLiveData } from '#admin/live/use-live-data.ts';
import { useRefreshTicks } from '#admin/live/use-refresh-ticks.ts';
import { ordersCopy } from '#admin/orders/orders.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { declineCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import { acceptCancel, declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { shownDueLkr, shownVersion } from '#domain/orders/fulfilment/order-forms.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { cancelOverdue } from '#domain/slips/cancel-overdue.server.ts';
import { acceptSlips, refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { acceptSlipsSchema, refuseSlipsSchema } from '#domain/slips/slip-forms.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/today.route';
import { ChargeBackList, OverdueList, ProblemList } from './order-lists.tsx';
import { QueueNumbers } from './queue-numbers.tsx';
import { QueueSections } from './queue-sections.tsx';
import { readToday } from './read-today.server.ts';
import { CancelList, SlipList } from './request-lists.tsx';
import { RowFormKeyContext } from './row-form-key.tsx';
import { todayCopy } from './today.copy.ts';

const orderId = z.uuid();

/** The form of a row: its step, with the values that the row showed. */
const todayStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('confirm'), orderId }),
  z.object({ step: z.literal('pack'), orderId, version: shownVersion }),
  z.object({
    step: z.literal('money-received'),
    orderId,
    shownStatus: z.enum(orderStatuses),
    shownDueLkr,
  }),
  z.object({ step: z.literal('cancel-overdue'), orderId }),
  z.object({ step: z.literal('accept-cancel'), orderId }),
  declineCancelSchema.safeExtend({ step: z.literal('decline-cancel'), orderId }),
  acceptSlipsSchema.extend({ step: z.literal('accept-slip'), orderId }),
  refuseSlipsSchema.safeExtend({ step: z.literal('refuse-slip'), orderId }),
]);
type TodayStep = z.output<typeof todayStepSchema>;

/** The flash message of each step. */
const todayFlashes: Record<TodayStep['step'], string> = {
  confirm: 'order-confirmed',
  pack: 'order-packed',
  'money-received': 'order-status-updated',
  'cancel-overdue': 'order-cancelled',
  'accept-cancel': 'order-cancelled',
  'decline-cancel': 'cancel-declined',
  'accept-slip': 'slip-accepted',
  'refuse-slip': 'slip-refused',
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(todayCopy.today, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return readToday(context.get(runningShopContext), context.get(adminShopContext));
}

/** Takes the step of a row. If another admin has taken it already, nothing changes, and the lists show it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, todayStepSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const submission = { subject: 'today', values: form.values };
  const result = await onceForForm(context.get(adminShopContext), submission, (shop) =>
    takeTodayStep(shop, form.value),
  );
  const flash = result.ok
    ? { kind: 'success' as const, code: todayFlashes[form.value.step] }
    : { kind: 'error' as const, code: 'order-moved-on' };
  return redirectWithFlash(context.get(runningShopContext), href('/admin/today'), flash);
}

/** Runs the command of a step. */
function takeTodayStep(
  shop: AdminShop,
  form: TodayStep,
): Promise<Result<unknown, { code: string }>> {
  const { orderId } = form;
  switch (form.step) {
    case 'confirm':
      return confirmOrder(shop, { orderId });
    case 'pack':
      return packOrder(shop, { orderId, isPacked: true, onlyIf: 'pack', version: form.version });
    case 'cancel-overdue':
      return cancelOverdue(shop, { orderId });
    case 'accept-cancel':
      return acceptCancel(shop, { orderId });
    case 'decline-cancel':
      return declineCancel(shop, form);
    case 'accept-slip':
      return acceptSlips(shop, form);
    case 'refuse-slip':
      return refuseSlips(shop, form);
    case 'money-received': {
      const { shownStatus, shownDueLkr } = form;
      const fields = { shownStatus, shownDueLkr, courier: '', trackingNumber: '' };
      return saveOrder(shop, { orderId, button: 'money-received', ...fields });
    }
  }
}

/** Shows the work that waits for the owner, with one step for each order. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const today = useLiveData(loaderData, href('/admin/today/now'), useRefreshTicks());
  const { formKey, queues, counts, chargeBacks, cancels, problems, slips, overdue } = today;
  const lists = useFocusOnNextRow<HTMLDivElement>();
  const needsAttention =
    chargeBacks.count + cancels.count + problems.count + slips.count + overdue.count > 0;
  const showsQueues = !needsAttention || queues.some(({ count }) => count > 0);
  return (
    <RowFormKeyContext value={formKey}>
      <PageHeader title={todayCopy.today} subtitle={todayCopy.subtitle}>
        <ButtonLink
          to={href('/admin/today')}
          reloadDocument
          variant="outline"
          size="small"
          className="scripted:hidden"
        >
          <Both of={todayCopy.refresh} inline />
        </ButtonLink>
        <ButtonLink to={href('/admin/orders/new')} variant="outline" size="small">
          <Both of={ordersCopy.newOrder} inline />
        </ButtonLink>
      </PageHeader>
      <QueueNumbers counts={counts} />
      <div ref={lists}>
        <ChargeBackList chargeBacks={chargeBacks} />
        <CancelList cancels={cancels} />
        <SlipList slips={slips} />
        <ProblemList problems={problems} />
        <OverdueList overdue={overdue} />
        {showsQueues && <QueueSections queues={queues} />}
      </div>
    </RowFormKeyContext>
  );
}
