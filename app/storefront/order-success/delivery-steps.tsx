import House from 'lucide-react/icons/house';
import MessageSquareMore from 'lucide-react/icons/message-square-more';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { Both } from '#ui/text.tsx';
import type { Confirmation } from './load-confirmation.server.ts';
import { DetailCard } from './order-details.tsx';
import { successCopy, updateWords } from './order-success.copy.ts';

const steps = [
  { Icon: Package, title: successCopy.processing, sentence: successCopy.processingSentence },
  { Icon: Truck, title: successCopy.shipping, sentence: successCopy.shippingSentence },
  { Icon: House, title: successCopy.handOver, sentence: successCopy.handOverSentence },
];

/** How many steps each status has reached. A cancelled order has no steps. */
const reached: Record<OrderStatus, number> = {
  pending: 0,
  paid: 0,
  shipped: 1,
  delivered: 2,
  cancelled: -1,
};

type DeliveryStepsProps = { status: OrderStatus; updatesBy: Confirmation['updatesBy'] };

/** The three steps of a delivery, with the one that the order has reached. */
export function DeliverySteps({ status, updatesBy }: DeliveryStepsProps) {
  return (
    <DetailCard as="aside" id="delivery-title" title={successCopy.delivery}>
      <ol className="mt-6">
        {steps.map(({ Icon, title, sentence }, position) => (
          <Step
            key={title.si}
            icon={<Icon />}
            title={title}
            sentence={sentence}
            progress={progressOf(position, reached[status])}
          />
        ))}
      </ol>
      {updatesBy && <Updates of={updatesBy} />}
    </DetailCard>
  );
}

function Updates({ of }: { of: keyof typeof updateWords }) {
  return (
    <p className="mt-7 flex gap-3 border-t border-line pt-5 text-md leading-snug font-medium text-leaf-700 [--second:var(--color-ink-600)]">
      <MessageSquareMore aria-hidden="true" className="size-5.5 shrink-0" />
      <span>
        <Both of={updateWords[of]} />
      </span>
    </p>
  );
}

type Progress = 'done' | 'now' | 'ahead';

function progressOf(position: number, reachedPosition: number): Progress {
  if (position === reachedPosition) return 'now';
  return position < reachedPosition ? 'done' : 'ahead';
}

const discs: Record<Progress, string> = {
  done: 'border-leaf-700 bg-delivered-tint text-leaf-700',
  now: 'border-leaf-700 bg-leaf-700 text-cream-50',
  ahead: 'border-cream-300 bg-cream-50 text-leaf-600',
};

type StepProps = { icon: ReactNode; title: Bilingual; sentence: Bilingual; progress: Progress };

function Step({ icon, title, sentence, progress }: StepProps) {
  return (
    <li
      aria-current={progress === 'now' ? 'step' : undefined}
      className="group relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-4.5 pb-7 last:pb-0"
    >
      <span
        aria-hidden="true"
        className="absolute top-11 bottom-0 left-[21.5px] w-px bg-cream-300 group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`grid size-11 place-items-center rounded-pill border [&_svg]:size-5 ${discs[progress]}`}
      >
        {icon}
      </span>
      <div>
        <h3 className="font-text text-base leading-snug font-semibold text-ink-900 [&>.second-beside]:font-text [&>.second-beside]:font-normal">
          <Both of={title} beside />
        </h3>
        <p className="mt-0.5 leading-normal text-ink-600 [--second:var(--color-ink-600)]">
          <Both of={sentence} />
        </p>
      </div>
    </li>
  );
}
