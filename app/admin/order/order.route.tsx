import type { ComponentProps } from 'react';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { UnsavedFormsGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { MoreSection } from '#admin/order/forms/more-section.tsx';
import { NextStepButton, NextStepNote } from '#admin/order/forms/next-step.tsx';
import { RefuseForm } from '#admin/order/forms/short-forms.tsx';
import { StatusForm } from '#admin/order/forms/status-form.tsx';
import { useResetKeys } from '#admin/order/forms/use-reset-keys.ts';
import { OrderHistory } from '#admin/order/history/order-history.tsx';
import { chargeBackCopy } from '#admin/order/money/charge-back.copy.ts';
import { ChargeBackPanel, OpenRefundPanel } from '#admin/order/money/online-payment-panels.tsx';
import { RefundForm } from '#admin/order/money/refund-form.tsx';
import { BankSlips } from '#admin/order/requests/bank-slips.tsx';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import { CancelRequestPanel, ProblemPanel } from '#admin/order/requests/customer-requests.tsx';
import { readWhatsAppLinks } from '#admin/order/whats-app/read-whats-app.server.ts';
import { ordersHref, parseOrderListState } from '#admin/orders/orders-urls.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { readCancelRequestState } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { readOnlineRefunds } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { listReusedSlips } from '#domain/slips/list-reused-slips.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/order.route';
import { OrderCustomer, OtherOrders } from './order-customer.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(orderCopy.details, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const order = (await findOrder(shop, params.orderId)) ?? throwNotFound();
  const running = context.get(runningShopContext);
  const whatsAppLinks = await readWhatsAppLinks(running, shop, [order.id]);
  const { request: cancelRequest } = await readCancelRequestState(shop, order);
  return {
    order,
    phone: formatPhone(order.customerPhone),
    whatsAppLinks: whatsAppLinks.get(order.id) ?? [],
    problem: await findProblem(shop, order.id),
    cancelRequest,
    slips: await listSlips(shop, order.id),
    reusedSlip: (await listReusedSlips(shop, [order.id])).get(order.id),
    heldUnits: Object.fromEntries(
      (await listHeldUnits(shop, order.id)).map(({ productId, quantity }) => [productId, quantity]),
    ),
    ...(await readOnlineRefunds(shop, { order, canRefund: running.gateway?.refund !== undefined })),
    formKey: crypto.randomUUID(),
    history: await listHistory(shop, order.id),
    ordersOfPhone: await listOrdersOfPhone(shop, order),
    listState: parseOrderListState(url.searchParams),
  };
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.order.id} {...loaderData} />;
}

function OrderPage({ order, listState, formKey, ...loaded }: Route.ComponentProps['loaderData']) {
  const { heldUnits, history, ordersOfPhone, phone } = loaded;
  const { cancelRequest, openRefund, problem, slips } = loaded;
  const payments = openRefund ? [] : loaded.payments;
  const shown = { order, formKey, history, slips, openRefund };
  const { resetKeys, orderAfterLastForm } = useResetKeys(shown);
  const page = { order, listState, formKey };
  const stepForms = { ...page, orderAfterLastForm, resetKeys, heldUnits, payments };
  const withoutReset = { ...page, resetKey: 'opened' };
  return (
    <ListOverlay
      as="beside"
      title={{ en: order.orderNumber, si: orderCopy.details.si }}
      besideTitle={<OrderChips order={order} />}
      listHref={ordersHref(listState)}
      footer={
        <>
          <ButtonLink
            to={ordersHref(listState)}
            preventScrollReset
            variant="outline"
            size="small"
            className="max-sm:scripted:hidden"
          >
            <Text of={panelCopy.close} />
          </ButtonLink>
          <NextStepButton {...page} resetKey={resetKeys.status} />
        </>
      }
    >
      <OrderNotices order={order} heldUnits={heldUnits} refusedCount={ordersOfPhone.refusedCount} />
      <UnsavedFormsGuard>
        <div className="grid gap-6">
          <ChargeBackPanel key="charge-back" history={history} {...withoutReset} />
          {openRefund && (
            <OpenRefundPanel
              key={`refund ${resetKeys.anyForm}`}
              refund={openRefund}
              {...page}
              resetKey={resetKeys.anyForm}
            />
          )}
          <CancelRequestPanel key="cancel" request={cancelRequest} {...withoutReset} />
          <OrderCustomer order={order} phone={phone} whatsAppLinks={loaded.whatsAppLinks} />
          <OrderItems order={order} />
          {slips.length > 0 && (
            <BankSlips
              key={`slips ${resetKeys.slips}`}
              slips={slips}
              reusedSlip={loaded.reusedSlip}
              {...page}
              resetKey={resetKeys.slips}
            />
          )}
          {problem && <ProblemPanel key="problem" problem={problem} {...withoutReset} />}
          <StepForms {...stepForms} />
          <OtherOrders ordersOfPhone={ordersOfPhone} phone={phone} listState={listState} />
          <OrderHistory history={history} />
        </div>
      </UnsavedFormsGuard>
    </ListOverlay>
  );
}

type StepFormsProps = ComponentProps<typeof MoreSection> & { orderAfterLastForm: Order };

/** Shows the forms that change the order. */
function StepForms({ orderAfterLastForm, ...forms }: StepFormsProps) {
  const { resetKeys, heldUnits, payments, ...page } = forms;
  const { status, refund, ending } = resetKeys;
  return (
    <div className="grid gap-5">
      {nextStepOf(page.order) === 'refund' && (
        <NextStepNote order={page.order}>
          <RefundForm
            key={refund}
            {...page}
            resetKey={refund}
            heldUnits={heldUnits}
            payments={payments}
          />
        </NextStepNote>
      )}
      <StatusForm
        key={`status ${status}`}
        {...page}
        resetKey={status}
        orderAfterLastForm={orderAfterLastForm}
      />
      <RefuseForm key={`refuse ${ending}`} {...page} resetKey={ending} />
      <MoreSection {...forms} />
    </div>
  );
}

/** Shows the status of the order and its marks, such as invented, taken by phone, packed or confirmed. */
function OrderChips({ order }: { order: Order }) {
  const isConfirmed = order.source === 'web' && order.confirmedByPhoneAt !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {order.invented && <StatusChip tone="cancelled" label={orderCopy.invented} />}
      {order.source === 'phone' && <StatusChip tone="shipped" label={orderCopy.takenByPhone} />}
      {order.chargedBackAt && <StatusChip tone="cancelled" label={chargeBackCopy.short} />}
      {order.cancelAskedAt && <StatusChip tone="cancelled" label={cancelRequestCopy.short} />}
      {canBeEdited(order) && order.packedAt !== null && (
        <StatusChip tone="paid" label={orderCopy.packed} />
      )}
      {isConfirmed && <StatusChip tone="delivered" label={orderCopy.confirmed} />}
      <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
    </div>
  );
}
