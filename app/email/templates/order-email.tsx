import { longDate } from '#domain/kernel/colombo-time.ts';
import { looksLikeLink } from '#domain/kernel/looks-like-link.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { declineReasonLabels, slipReasonLabels } from '#domain/orders/order.copy.ts';
import { isToBeSent, type SlipReason } from '#domain/orders/order.ts';
import { bankTransferDueLkr, waitsForPayment } from '#domain/orders/payment.ts';
import {
  arrivalDays,
  arrivalSentence,
  completedStepCopy,
  paymentSentence,
  progressCopy,
} from '#domain/orders/progress.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { canBeReviewed } from '#domain/reviews/review.ts';
import { acceptsSlips } from '#domain/slips/slip.ts';
import { emailCopy, hello } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Facts, ListOfLines, Paragraph, Quote } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import {
  introductionOf,
  type OrderEmailKind,
  orderEmailCopy,
  orderHeadings,
  orderSubjects,
  preparingNow,
  transferInstruction,
  writeReview,
} from './order-email.copy.ts';
import { addressLines, OrderTable } from './order-parts.tsx';

type OrderEmailFacts = {
  order: Order;
  progress: OrderProgress;
  refusedSlip?: RefusedSlip | undefined;
  /** The state of the customer's request to cancel. */
  cancelRequest?: CancelRequest | undefined;
  /** The shop's answer to a problem with a parcel. */
  problemAnswer?: string | undefined;
};
type RefusedSlip = { reason: SlipReason; words: string };

/** Writes to the customer about an order, in its state when the e-mail is sent. */
export function orderEmail(
  context: EmailContext,
  kind: OrderEmailKind,
  facts: OrderEmailFacts,
): EmailContent {
  const { translate, shopName } = context;
  const { order, progress, refusedSlip, cancelRequest, problemAnswer } = facts;
  const isWaiting = waitsForPayment(order);
  // Anyone can order with a stranger's e-mail address: with a link in these lines the shop would mail an advertisement.
  const address = addressLines(context, order).filter((line) => !looksLikeLink(line));
  return {
    subject: translate(orderSubjects(shopName, order.orderNumber)[kind]),
    heading: translate(orderHeadings[kind]),
    reason: 'order',
    body: (
      <>
        <Paragraph text={translate(hello(order.customerName))} />
        <Paragraph
          text={translate(introductionOf(kind, { ...progress, waitsForPayment: isWaiting }))}
        />
        {kind === 'slip-accepted' && isToBeSent(order) && !isWaiting && (
          <Paragraph text={translate(preparingNow(progress))} />
        )}
        {problemAnswer && <Quote text={problemAnswer} />}
        {cancelRequest && (
          <CancelOutcome {...{ context, kind, progress, request: cancelRequest }} />
        )}
        {refusedSlip && <SlipRefusalReason context={context} {...refusedSlip} />}
        <Payment context={context} order={order} progress={progress} />
        <Facts rows={factsOf(context, progress)} />
        {progress.trackingUrl && (
          <ActionLink label={translate(progressCopy.track)} href={progress.trackingUrl} />
        )}
        <OrderTable context={context} order={order} />
        {kind !== 'order-cancelled' && (
          <ListOfLines title={translate(emailCopy.deliveryAddress)} lines={address} />
        )}
        {kind === 'order-delivered' && <ReviewLinks context={context} order={order} />}
        <ActionLink
          label={translate(orderEmailCopy.seeOrder)}
          href={context.pageUrl(`/order-success/${order.id}`)}
        />
      </>
    ),
  };
}

/** Asks for a review of each line that was delivered and neither fully refunded nor fully returned. */
function ReviewLinks({ context, order }: { context: EmailContext; order: Order }) {
  return order.lines
    .filter((line) => canBeReviewed(order, line))
    .map(({ productId, productName }) => (
      <ActionLink
        key={productId}
        label={context.translate(writeReview(productName))}
        href={context.pageUrl(`/order-success/${order.id}/review/${productId}`)}
      />
    ));
}

/** Lists the order number and payment method, with the same steps, parcel and days as the order page. */
function factsOf({ translate, language }: EmailContext, progress: OrderProgress) {
  const { orderNumber, paymentMethod, steps, courier, trackingNumber, arrival } = progress;
  const days = arrival && (arrival.isLate ? arrivalSentence(arrival) : arrivalDays(arrival));
  return [
    { label: translate(emailCopy.orderNumber), value: orderNumber },
    ...steps.map(({ step, at }) => ({
      label: translate(completedStepCopy[step]),
      value: at ? longDate(at, language) : '',
    })),
    { label: translate(progressCopy.courier), value: courier },
    { label: translate(progressCopy.trackingNumber), value: trackingNumber },
    { label: translate(progressCopy.expected), value: days ? translate(days) : '' },
    {
      label: translate(emailCopy.paymentMethod),
      value: translate(paymentMethodCopy[paymentMethod].label),
    },
  ].filter(({ value }) => value !== '');
}

function SlipRefusalReason({ context, reason, words }: { context: EmailContext } & RefusedSlip) {
  return (
    <>
      {reason !== 'other' && <Paragraph text={context.translate(slipReasonLabels[reason])} />}
      {words !== '' && <Quote text={words} />}
    </>
  );
}

type CancelOutcomeProps = { context: EmailContext; kind: OrderEmailKind } & {
  progress: OrderProgress;
  request: CancelRequest;
};

/** Says how a request to cancel ended, in the e-mails that are sent because it ended so. */
function CancelOutcome({ context: { translate }, kind, progress, request }: CancelOutcomeProps) {
  if (kind === 'order-cancelled' && request.state === 'accepted') {
    return <Paragraph text={translate(orderEmailCopy.cancelledAsAsked)} />;
  }
  if (request.state !== 'declined') return null;
  const { reason, words } = request;
  if (isFirstAfterLeaving(kind, progress) && reason === 'sent') {
    return <Paragraph text={translate(orderEmailCopy.leftBefore)} />;
  }
  if (kind !== 'cancel-declined') return null;
  return (
    <>
      {reason !== 'other' && <Paragraph text={translate(declineReasonLabels[reason])} />}
      {words !== '' && <Quote text={words} />}
    </>
  );
}

/** Returns whether an e-mail is the first since the parcel left: an order may be marked as delivered without being shipped. */
function isFirstAfterLeaving(kind: OrderEmailKind, { steps }: OrderProgress): boolean {
  if (kind !== 'order-delivered') return kind === 'order-shipped';
  return !steps.some(({ step, at }) => step === 'shipped' && at);
}

type PaymentProps = { context: EmailContext; order: Order; progress: OrderProgress };

/** Says how much the customer still has to pay and how, or how much is refunded. */
function Payment({ context, order, progress }: PaymentProps) {
  const { translate, settings } = context;
  const sentence = paymentSentence(progress);
  const transferLkr = bankTransferDueLkr(progress);
  const account = translate(settings.bankAccountDetails).trim();
  if (transferLkr === 0 || account === '') {
    return (
      <>
        {sentence && <Paragraph text={translate(sentence)} />}
        {canBePaidOnline(order) && (
          <ActionLink
            label={translate(orderEmailCopy.payOnline)}
            href={context.pageUrl(`/order-success/${order.id}/pay`)}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Paragraph text={translate(transferInstruction(transferLkr, progress.orderNumber))} />
      <ListOfLines title={translate(emailCopy.bankDetails)} lines={account.split(/\r?\n/)} />
      {acceptsSlips(order) && (
        <ActionLink
          label={translate(orderEmailCopy.attachSlip)}
          href={context.pageUrl(`/order-success/${order.id}/slip`)}
        />
      )}
    </>
  );
}
