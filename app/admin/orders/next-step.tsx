import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import PhoneCall from 'lucide-react/icons/phone-call';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { remittancesCopy } from '#admin/remittances/remittances.copy.ts';
import { type NextStep, nextStepOf } from '#domain/orders/next-step.ts';
import { isCashAtCourier, isPaidOnline } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { refuseDoublePress } from './double-press.ts';
import {
  cashAtCourierHint,
  deliveredUnpaidHint,
  nextStepHint,
  nextStepLabels,
  nextStepTitle,
  waitsForProvider,
} from './next-step.copy.ts';
import { type OpenOrder, OrderButton, type SentForm, useOrderForm } from './order-form.tsx';
import { stepHref } from './orders-address.ts';

/** The form that every step is sent with, so that none loses what was typed about the courier. */
export const orderFormId = 'order-form';

/** Returns the form of the steps and of the statuses. */
export function useStepForm(open: OpenOrder): SentForm {
  return useOrderForm(open, 'status', 'shipment', 'ship', 'confirm', 'pack');
}

/** Says what comes next, with the fields that it needs. Its button is in the foot of the page. */
export function NextStepNote({ order, children }: { order: Order; children?: ReactNode }) {
  const step = nextStepOf(order);
  if (!step) return isCashAtCourier(order) ? <CashAtCourierNote {...order} /> : null;
  const isLate = step === 'money-received' && order.status === 'delivered';
  const usual = isLate ? deliveredUnpaidHint(order.dueLkr) : nextStepHint(step, order.dueLkr);
  const hint = step === 'money-received' && isPaidOnline(order) ? waitsForProvider : usual;
  return (
    <section className="grid gap-4 rounded-md border border-leaf-600/30 bg-delivered-tint/50 px-4 py-3.5">
      <div>
        <DetailHeading of={nextStepTitle} />
        <p className="text-md leading-snug [--second:currentColor]">
          <Both of={hint} />
        </p>
      </div>
      {children}
    </section>
  );
}

/** Says that nothing is to be done until the courier pays, and where his list is added. */
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

/** Steps of one press. A refund and the answer to a request have forms of their own. */
type PressedStep = Exclude<NextStep, 'refund' | 'answer-cancel'>;

/** The one green button of an order. */
export function NextStepButton(open: OpenOrder) {
  const step = nextStepOf(open.order);
  if (step === 'money-received' && isPaidOnline(open.order)) return null;
  if (!step || step === 'refund' || step === 'answer-cancel') return null;
  return <StepButton open={open} step={step} isNext />;
}

const icons = {
  confirm: PhoneCall,
  pack: PackageCheck,
  ship: Truck,
  'money-received': Check,
  delivered: Check,
  'delivered-and-paid': Check,
} satisfies Record<PressedStep, unknown>;

type StepButtonProps = { open: OpenOrder; step: PressedStep; isNext?: boolean };

/** Takes a step on the order, wherever the button is on its page. */
export function StepButton({ open, step, isNext = false }: StepButtonProps) {
  const { order, shown } = open;
  const Icon = icons[step];
  const isRoute = step === 'confirm' || step === 'pack' || step === 'ship';
  return (
    <OrderButton
      sent={useStepForm(open)}
      form={orderFormId}
      {...(isRoute ? { formAction: stepHref(order.id, step, shown) } : { value: step })}
      of={nextStepLabels[step]}
      icon={<Icon aria-hidden="true" />}
      onClick={(press) => refuseDoublePress(press, `${order.id}/${step}`)}
      {...(isNext && { variant: 'primary', size: 'medium' })}
    />
  );
}
