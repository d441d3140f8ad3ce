import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { problemKindLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import { amountOf, emailCopy } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Facts, ListOfLines, Paragraph, Quote } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import { addressLines, OrderTable } from './order-parts.tsx';
import {
  cancelRequestSubject,
  chargeBackSubject,
  newOrderSubject,
  newSlipSubject,
  ownerEmailCopy,
  parcelProblemSubject,
  picturesInPanel,
} from './owner-email.copy.ts';

export function newOrderEmail(context: EmailContext, order: Order): EmailContent {
  const { translate, panelUrl } = context;
  const notes = order.notes.trim();
  const facts = [
    { label: translate(emailCopy.orderNumber), value: order.orderNumber },
    { label: translate(emailCopy.fullName), value: order.customerName },
    { label: translate(emailCopy.phone), value: formatPhone(order.customerPhone) },
    {
      label: translate(emailCopy.paymentMethod),
      value: translate(paymentMethodCopy[order.paymentMethod].label),
    },
  ];
  return {
    subject: translate(newOrderSubject(order.orderNumber, order.totalLkr)),
    heading: translate(ownerEmailCopy.newOrder),
    reason: 'owner',
    body: (
      <>
        {order.status === 'cancelled' && (
          <Paragraph text={translate(ownerEmailCopy.orderCancelled)} />
        )}
        <Facts rows={facts} />
        <OrderTable context={context} order={order} />
        <ListOfLines
          title={translate(emailCopy.deliveryAddress)}
          lines={addressLines(context, order)}
        />
        {notes !== '' && (
          <>
            <Paragraph text={translate(emailCopy.specialInstructions)} />
            <Quote text={notes} />
          </>
        )}
        <ActionLink
          label={translate(ownerEmailCopy.openOrder)}
          href={panelUrl(`/orders/${order.id}`)}
        />
      </>
    ),
  };
}

/** Reports a customer's problem with a delivered parcel, or that it was settled since. Its pictures are only in the panel. */
export function parcelProblemEmail(
  { translate, panelUrl }: EmailContext,
  { id, orderNumber, customerName, customerPhone }: Order,
  { kind, words, pictures, settledAt }: Problem,
): EmailContent {
  const facts = [
    { label: translate(emailCopy.orderNumber), value: orderNumber },
    { label: translate(emailCopy.fullName), value: customerName },
    { label: translate(emailCopy.phone), value: formatPhone(customerPhone) },
    { label: translate(ownerEmailCopy.whatIsWrong), value: translate(problemKindLabels[kind]) },
  ];
  return {
    subject: translate(parcelProblemSubject(orderNumber)),
    heading: translate(ownerEmailCopy.parcelProblem),
    reason: 'owner',
    body: (
      <>
        <Facts rows={facts} />
        {words !== '' && <Quote text={words} />}
        {pictures.length > 0 && <Paragraph text={translate(picturesInPanel(pictures.length))} />}
        {settledAt && <Paragraph text={translate(ownerEmailCopy.problemSettled)} />}
        <ActionLink label={translate(ownerEmailCopy.openOrder)} href={panelUrl(`/orders/${id}`)} />
      </>
    ),
  };
}

/** Announces a bank slip to check, or says that it needs no answer any more. Its file is only in the panel. */
export function newSlipEmail(
  { translate, panelUrl }: EmailContext,
  { id, orderNumber, customerName, customerPhone, dueLkr }: Order,
  isWaiting: boolean,
): EmailContent {
  const { slipInPanel, slipSettled } = ownerEmailCopy;
  const facts = [
    { label: translate(emailCopy.orderNumber), value: orderNumber },
    { label: translate(emailCopy.fullName), value: customerName },
    { label: translate(emailCopy.phone), value: formatPhone(customerPhone) },
    { label: translate(ownerEmailCopy.amountDue), value: translate(amountOf(dueLkr)) },
  ];
  return {
    subject: translate(newSlipSubject(orderNumber, dueLkr)),
    heading: translate(ownerEmailCopy.newSlip),
    reason: 'owner',
    body: (
      <>
        <Facts rows={facts} />
        <Paragraph text={translate(isWaiting ? slipInPanel : slipSettled)} />
        <ActionLink label={translate(ownerEmailCopy.openOrder)} href={panelUrl(`/orders/${id}`)} />
      </>
    ),
  };
}

/** Announces a customer's request to cancel, with their text; or that it was withdrawn or answered since. */
export function cancelRequestEmail(
  { translate, panelUrl }: EmailContext,
  { id, orderNumber, customerName, customerPhone, totalLkr }: Order,
  request: CancelRequest | undefined,
): EmailContent {
  const isWaiting = request?.state === 'waiting';
  const { cancelInPanel, cancelSettled } = ownerEmailCopy;
  const facts = [
    { label: translate(emailCopy.orderNumber), value: orderNumber },
    { label: translate(emailCopy.fullName), value: customerName },
    { label: translate(emailCopy.phone), value: formatPhone(customerPhone) },
    { label: translate(emailCopy.total), value: translate(amountOf(totalLkr)) },
  ];
  return {
    subject: translate(cancelRequestSubject(orderNumber)),
    heading: translate(ownerEmailCopy.cancelRequest),
    reason: 'owner',
    body: (
      <>
        <Facts rows={facts} />
        {isWaiting && request.words !== '' && <Quote text={request.words} />}
        <Paragraph text={translate(isWaiting ? cancelInPanel : cancelSettled)} />
        <ActionLink label={translate(ownerEmailCopy.openOrder)} href={panelUrl(`/orders/${id}`)} />
      </>
    ),
  };
}

/**
 * Announces a chargeback, which often comes long after the parcel has left, or says that it was settled since. The current
 * amounts are in the panel.
 */
export function chargeBackEmail(
  { translate, panelUrl }: EmailContext,
  { id, orderNumber, customerName, customerPhone, status, chargedBackAt }: Order,
): EmailContent {
  const { chargeBackInPanel, chargeBackAfterLeaving, chargeBackSettled } = ownerEmailCopy;
  const openText = canBeEdited({ status }) ? chargeBackInPanel : chargeBackAfterLeaving;
  const facts = [
    { label: translate(emailCopy.orderNumber), value: orderNumber },
    { label: translate(emailCopy.fullName), value: customerName },
    { label: translate(emailCopy.phone), value: formatPhone(customerPhone) },
  ];
  return {
    subject: translate(chargeBackSubject(orderNumber)),
    heading: translate(ownerEmailCopy.chargeBack),
    reason: 'owner',
    body: (
      <>
        <Facts rows={facts} />
        <Paragraph text={translate(chargedBackAt ? openText : chargeBackSettled)} />
        <ActionLink label={translate(ownerEmailCopy.openOrder)} href={panelUrl(`/orders/${id}`)} />
      </>
    ),
  };
}
