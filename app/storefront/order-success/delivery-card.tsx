import MessageSquareMore from 'lucide-react/icons/message-square-more';
import { href, Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { isToBeSent } from '#domain/orders/order.ts';
import { cancelCopy } from '#storefront/cancel-order/cancel.copy.ts';
import { stepsCopy } from '#storefront/order-progress/progress.copy.ts';
import { ProgressSteps } from '#storefront/order-progress/progress-steps.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Confirmation } from './load-confirmation.server.ts';
import { DetailCard } from './order-details.tsx';
import { successCopy } from './order-success.copy.ts';

type DeliveryCardProps = Pick<
  Confirmation,
  'progress' | 'isNewOrder' | 'updatesNotice' | 'orderId' | 'cancelling'
>;

/** Shows the steps of the order, how the shop sends updates, and links to offers and to a request to cancel. */
export function DeliveryCard({ updatesNotice, orderId, cancelling, ...steps }: DeliveryCardProps) {
  const language = useLanguage();
  const { status } = steps.progress;
  const isDelivery = isToBeSent(steps.progress) || status === 'shipped' || status === 'delivered';
  return (
    <DetailCard
      as="aside"
      id="delivery-title"
      title={isDelivery ? successCopy.delivery : stepsCopy.history}
    >
      <ProgressSteps {...steps} />
      {updatesNotice && <UpdatesNotice of={updatesNotice} />}
      <ul className="mt-5 print:hidden">
        <li>
          <PageLink
            to={localizePath(language, href('/order-success/:orderId/offers', { orderId }))}
            of={successCopy.offers}
          />
        </li>
        {cancelling.canAsk && (
          <li>
            <PageLink
              to={localizePath(language, href('/order-success/:orderId/cancel', { orderId }))}
              of={cancelCopy.toForm}
            />
          </li>
        )}
      </ul>
    </DetailCard>
  );
}

function PageLink({ to, of }: { to: string; of: Bilingual }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-md font-medium text-leaf-700 underline underline-offset-4"
    >
      <span>
        <Both of={of} inline />
      </span>
    </Link>
  );
}

function UpdatesNotice({ of }: { of: Bilingual }) {
  return (
    <p className="mt-7 flex gap-3 border-t border-line pt-5 text-md leading-snug font-medium text-leaf-700 [--second:var(--color-ink-600)] print:mt-3 print:pt-3">
      <MessageSquareMore aria-hidden="true" className="size-5.5 shrink-0" />
      <span>
        <Both of={of} />
      </span>
    </p>
  );
}
