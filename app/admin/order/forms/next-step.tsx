import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import PhoneCall from 'lucide-react/icons/phone-call';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { ignoreDoubleClick, ignoreHeldEnter } from '#admin/form/double-click.ts';
import { DetailHeading } from '#admin/order/detail-heading.tsx';
import { stepHref } from '#admin/orders/orders-urls.ts';
import { remittancesCopy } from '#admin/remittances/remittances.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type NextStep, nextStepOf } from '#domain/orders/next-step.ts';
import { isCashAtCourier, usesOnlinePayment } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Both, Text } from '#ui/text/text.tsx';
import {
  cashAtCourierHint,
  deliveredUnpaidHint,
  nextStepHint,
  nextStepLabels,
  nextStepTitle,
  shippedUnpaidHint,
  waitsForProvider,
} from './next-step.copy.ts';
import {
  OrderButton,
  type OrderFormState,
  type OrderPageData,
  useOrderForm,
} from './order-form.tsx';

/** The id of the one form that every step submits, so that no step loses what was typed about the courier. */
export const orderFormId = 'order-form';

/**
 * Returns the state of the one form that all step buttons submit. It posts to `status`; the other names are the routes to
 * which some of its buttons post instead.
 */
export function useStepForm(page: OrderPageData): OrderFormState {
  return useOrderForm(page, 'status', 'shipment', 'ship', 'confirm', 'pack');
}

/** Explains the next step, with the fields that it needs, or says who has the cash. One-click steps are in the footer. */
export function NextStepNote({ order, children }: { order: Order; children?: ReactNode }) {
  const step = nextStepOf(order);
  if (!step) return isCashAtCourier(order) ? <CashAtCourierNote {...order} /> : null;
  const isByProvider = step === 'money-received' && usesOnlinePayment(order);
  return (
    <section className="grid gap-4 rounded-md border border-leaf-600/30 bg-delivered-tint/50 px-4 py-3.5">
      <div>
        <DetailHeading of={nextStepTitle} />
        <p className="text-md leading-snug [--second:currentColor]">
          <Both of={isByProvider ? waitsForProvider : hintOf(step, order)} />
        </p>
      </div>
      {children}
    </section>
  );
}

function hintOf(step: NextStep, { status, dueLkr }: Order): Bilingual {
  if (step === 'money-received' && status === 'delivered') return deliveredUnpaidHint(dueLkr);
  if (step === 'money-received' && status === 'shipped') return shippedUnpaidHint(dueLkr);
  return nextStepHint(step, dueLkr);
}

/** Says that the courier has the cash, and links to where the remittance with it is added. */
function CashAtCourierNote({ courier, dueLkr }: Order) {
  return (
    <p className="rounded-md border border-line px-4 py-3.5 text-md leading-snug">
      <Both of={cashAtCourierHint(courier, dueLkr)} />{' '}
      <Link to={href('/admin/remittances')} className="font-medium text-leaf-700 underline">
        <Text of={remittancesCopy.title} />
      </Link>
    </p>
  );
}

/** Steps that need no form of their own, unlike a refund and the answer to a request to cancel. */
type OneClickStep = Exclude<NextStep, 'refund' | 'answer-cancel'>;

/** Renders the primary button of the page, if the owner takes the next step and it needs no form of its own. */
export function NextStepButton(page: OrderPageData) {
  const step = nextStepOf(page.order);
  if (step === 'money-received' && usesOnlinePayment(page.order)) return null;
  if (!step || step === 'refund' || step === 'answer-cancel') return null;
  return <StepButton page={page} step={step} isNext />;
}

const icons = {
  confirm: PhoneCall,
  pack: PackageCheck,
  ship: Truck,
  'money-received': Check,
  delivered: Check,
  'delivered-and-paid': Check,
} satisfies Record<OneClickStep, unknown>;

type StepButtonProps = { page: OrderPageData; step: OneClickStep; isNext?: boolean };

/** Takes a step on the order. The button may be outside of the form that it submits. */
export function StepButton({ page, step, isNext = false }: StepButtonProps) {
  const { order, listState } = page;
  const Icon = icons[step];
  const hasOwnRoute = step === 'confirm' || step === 'pack' || step === 'ship';
  return (
    <OrderButton
      orderForm={useStepForm(page)}
      form={orderFormId}
      {...(hasOwnRoute ? { formAction: stepHref(order.id, step, listState) } : { value: step })}
      of={nextStepLabels[step]}
      icon={<Icon aria-hidden="true" />}
      onClick={(event) => ignoreDoubleClick(event, `${order.id}/${step}`)}
      onKeyDown={ignoreHeldEnter}
      {...(isNext && { variant: 'primary', size: 'medium' })}
    />
  );
}
