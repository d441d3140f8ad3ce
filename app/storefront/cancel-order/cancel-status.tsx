import { Form, href } from 'react-router';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { declineReasonLabels } from '#domain/orders/order.copy.ts';
import { DetailCard } from '#storefront/order-success/order-details.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { cancelCopy } from './cancel.copy.ts';

type CancelCardProps = { request: CancelRequest; orderId: string };
type CancelStatusProps = CancelCardProps & {
  /** The component that shows the state, unless the request was declined. */
  as?: typeof Notice;
};

/** Shows on the order's page that a request to cancel is pending, or the shop's answer to it. */
export function CancelCard({ request, orderId }: CancelCardProps) {
  return (
    <DetailCard id="cancel-title" title={cancelCopy.title} className="print:hidden">
      <div className="mt-4 grid gap-5 leading-snug">
        <CancelStatus request={request} orderId={orderId} />
      </div>
    </DetailCard>
  );
}

/** Shows the state of a request to cancel, and while it is pending a button that withdraws it. */
export function CancelStatus({ request, orderId, as: Shown = Notice }: CancelStatusProps) {
  if (request.state === 'declined') return <Declined {...request} />;
  return (
    <>
      <Shown tone={request.state === 'waiting' ? 'info' : 'success'} role="status">
        <Both of={cancelCopy[request.state]} />
      </Shown>
      {request.state === 'waiting' && <WithdrawForm orderId={orderId} />}
    </>
  );
}

function Declined({ reason, words }: Extract<CancelRequest, { state: 'declined' }>) {
  return (
    <>
      <Notice tone="danger" role="status">
        <Both of={cancelCopy.declined} />
        {reason !== 'other' && (
          <p className="mt-1.5">
            <Both of={declineReasonLabels[reason]} />
          </p>
        )}
      </Notice>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
    </>
  );
}

function WithdrawForm({ orderId }: { orderId: string }) {
  const action = localizePath(useLanguage(), href('/order-success/:orderId/cancel', { orderId }));
  return (
    <Form method="post" action={action}>
      <Button type="submit" name="intent" value="withdraw" variant="outline">
        <Both of={cancelCopy.withdraw} inline />
      </Button>
    </Form>
  );
}
