import MessageSquareMore from 'lucide-react/icons/message-square-more';
import { ProgressSteps } from '#storefront/order-progress/progress-steps.tsx';
import { stepsCopy } from '#storefront/order-progress/steps.copy.ts';
import { Both } from '#ui/text.tsx';
import type { Confirmation } from './load-confirmation.server.ts';
import { DetailCard } from './order-details.tsx';
import { successCopy, updateWords } from './order-success.copy.ts';

type DeliveryCardProps = Pick<Confirmation, 'progress' | 'isFresh' | 'updatesBy'>;

/** The steps of the order, and by which channel the shop writes about them. */
export function DeliveryCard({ updatesBy, ...steps }: DeliveryCardProps) {
  const isCancelled = steps.progress.status === 'cancelled';
  return (
    <DetailCard
      as="aside"
      id="delivery-title"
      title={isCancelled ? stepsCopy.history : successCopy.delivery}
    >
      <ProgressSteps {...steps} />
      {updatesBy && <Updates of={updatesBy} />}
    </DetailCard>
  );
}

function Updates({ of }: { of: keyof typeof updateWords }) {
  return (
    <p className="mt-7 flex gap-3 border-t border-line pt-5 text-md leading-snug font-medium text-leaf-700 [--second:var(--color-ink-600)] print:mt-3 print:pt-3">
      <MessageSquareMore aria-hidden="true" className="size-5.5 shrink-0" />
      <span>
        <Both of={updateWords[of]} />
      </span>
    </p>
  );
}
