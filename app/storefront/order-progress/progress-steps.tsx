import Banknote from 'lucide-react/icons/banknote';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { isToBeSent } from '#domain/orders/order.ts';
import { dueInAdvanceLkr } from '#domain/orders/payment.ts';
import { arrivalDays, completedStepCopy, type StepName } from '#domain/orders/progress.copy.ts';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { stepsCopy } from './progress.copy.ts';

const icons: Record<StepName, ReactNode> = {
  placed: <ClipboardCheck />,
  confirmed: <Phone />,
  'confirmed-by-customer': <Check />,
  paid: <Banknote />,
  shipped: <Truck />,
  delivered: <House />,
  cancelled: <CircleX />,
};

type ProgressStepsProps = {
  progress: Pick<
    OrderProgress,
    'status' | 'paymentMethod' | 'paymentStatus' | 'dueLkr' | 'steps' | 'closedUntil' | 'arrival'
  >;
  /** Whether the page confirms the new order, so that it leaves out the step 'placed'. */
  isNewOrder?: boolean;
};

/** Lists the completed steps of an order, each with its day, and the steps ahead. */
export function ProgressSteps({ progress, isNewOrder = false }: ProgressStepsProps) {
  const { status, closedUntil, arrival } = progress;
  const completed = progress.steps.filter(({ step }) => !(isNewOrder && step === 'placed'));
  const isPreparing = isToBeSent(progress);
  // Ignores the payment on the confirmation of a new order, whose steps the specification fixes.
  const waitsForPayment = isPreparing && !isNewOrder && dueInAdvanceLkr(progress) > 0;
  const last = completed.at(-1);
  return (
    <ol className="mt-6">
      {completed.map(({ step, at }) => (
        <Step
          key={step}
          icon={icons[step]}
          title={completedStepCopy[step]}
          progress={step === last?.step && !isPreparing ? 'now' : 'done'}
        >
          {at && <Day of={at} />}
        </Step>
      ))}
      {isPreparing && (
        <Step icon={<Package />} title={stepsCopy.processing} progress="now">
          <Both of={preparationOf(progress, { isNewOrder, waitsForPayment })} />
        </Step>
      )}
      {isPreparing && (
        <Step icon={icons.shipped} title={stepsCopy.shipping} progress="ahead">
          <Both of={stepsCopy.byCourier} />
        </Step>
      )}
      {(isPreparing || status === 'shipped') && (
        <Step icon={icons.delivered} title={stepsCopy.handOver} progress="ahead">
          {!closedUntil && !waitsForPayment && !arrival?.isLate && (
            <Both of={stepsCopy.inBusinessDays} />
          )}
          {arrival && !arrival.isLate && (
            <strong className="mt-1 block font-semibold text-ink-900">
              <Both of={arrivalDays(arrival)} />
            </strong>
          )}
        </Step>
      )}
    </ol>
  );
}

type PreparationState = { isNewOrder: boolean; waitsForPayment: boolean };

function preparationOf(
  { closedUntil }: Pick<OrderProgress, 'closedUntil'>,
  { isNewOrder, waitsForPayment }: PreparationState,
): Bilingual {
  if (waitsForPayment) return stepsCopy.oncePaid;
  if (closedUntil) return preparedFrom(closedUntil);
  return isNewOrder ? stepsCopy.within24Hours : stepsCopy.preparing;
}

function Day({ of }: { of: Date }) {
  return <time dateTime={of.toISOString()}>{longDate(of, useLanguage())}</time>;
}

const discClasses = {
  done: 'border-leaf-700 bg-delivered-tint text-leaf-700',
  now: 'border-leaf-700 bg-leaf-700 text-cream-50 print:bg-transparent print:text-leaf-700',
  ahead: 'border-cream-300 bg-cream-50 text-leaf-600',
};

type StepProps = {
  icon: ReactNode;
  title: Bilingual;
  progress: keyof typeof discClasses;
  children: ReactNode;
};

function Step({ icon, title, progress, children }: StepProps) {
  return (
    <li
      aria-current={progress === 'now' ? 'step' : undefined}
      className="group relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-4.5 pb-7 last:pb-0 print:pb-3"
    >
      <span
        aria-hidden="true"
        className="absolute top-11 bottom-0 left-[21.5px] w-px bg-cream-300 group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`grid size-11 place-items-center rounded-pill border [&_svg]:size-5 ${discClasses[progress]}`}
      >
        {icon}
      </span>
      <div>
        <h3 className="font-text text-base leading-snug font-semibold text-ink-900 [&>.second-inline]:font-text [&>.second-inline]:font-normal">
          <Both of={title} inline />
        </h3>
        <div className="mt-0.5 leading-normal text-ink-600 [--second:var(--color-ink-600)]">
          {children}
        </div>
      </div>
    </li>
  );
}
