import { longDate } from '#domain/kernel/colombo-time.ts';
import { looksLikeLink } from '#domain/kernel/looks-like-link.ts';
import { cashToCollectLkr, transferDueLkr } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { emailCopy, hello } from './email.copy.ts';
import type { EmailContext } from './email-context.ts';
import { ActionLink, Facts, ListOfLines, Paragraph } from './email-parts.tsx';
import {
  orderEmailCopy,
  orderHeadings,
  orderNews,
  orderSubjects,
  payAtTheDoor,
  transferInstruction,
} from './order-email.copy.ts';
import { addressLines, OrderTable } from './order-parts.tsx';
import type { EmailContent } from './render-email.tsx';

type OrderKind = keyof typeof orderHeadings;

/** Tells the customer about an order, as it is when the email leaves. */
export function orderEmail(context: EmailContext, kind: OrderKind, order: Order): EmailContent {
  const { say, shopName, language } = context;
  const facts = [
    { label: say(emailCopy.orderNumber), value: order.orderNumber },
    { label: say(emailCopy.placedOn), value: longDate(order.createdAt, language) },
    {
      label: say(emailCopy.paymentMethod),
      value: say(paymentMethodCopy[order.paymentMethod].label),
    },
  ];
  // The person who ordered chose these lines, and may have given someone else's address to send them to.
  const address = addressLines(context, order).filter((line) => !looksLikeLink(line));
  return {
    subject: say(orderSubjects(shopName, order.orderNumber)[kind]),
    heading: say(orderHeadings[kind]),
    reason: 'order',
    body: (
      <>
        <Paragraph text={say(hello(order.customerName))} />
        <Paragraph text={say(orderNews[kind])} />
        <Payment context={context} kind={kind} order={order} />
        <Facts rows={facts} />
        <OrderTable context={context} order={order} />
        {kind !== 'order-cancelled' && (
          <ListOfLines title={say(emailCopy.deliveryAddress)} lines={address} />
        )}
        <ActionLink
          label={say(orderEmailCopy.seeOrder)}
          href={context.pageUrl(`/order-success/${order.id}`)}
        />
      </>
    ),
  };
}

type PaymentProps = { context: EmailContext; kind: OrderKind; order: Order };

/** Says what the customer still has to pay, and how, or gets back. */
function Payment({ context: { say, settings }, kind, order }: PaymentProps) {
  if (kind === 'order-cancelled') {
    return order.refundDueLkr > 0 ? <Paragraph text={say(orderEmailCopy.refundDue)} /> : null;
  }
  if (kind === 'order-delivered') return null;
  const [cashLkr, transferLkr] = [cashToCollectLkr(order), transferDueLkr(order)];
  if (cashLkr > 0) return <Paragraph text={say(payAtTheDoor(cashLkr))} />;
  const account = say(settings.bankAccountDetails).trim();
  if (transferLkr === 0 || account === '') return null;
  return (
    <>
      <Paragraph text={say(transferInstruction(transferLkr, order.orderNumber))} />
      <ListOfLines title={say(emailCopy.bankDetails)} lines={account.split(/\r?\n/)} />
    </>
  );
}
