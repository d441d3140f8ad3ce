import { longDate } from '#domain/kernel/colombo-time.ts';
import { looksLikeLink } from '#domain/kernel/looks-like-link.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { cashToCollectLkr, transferDueLkr } from '#domain/orders/payment.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { hello, letterCopy } from './letter.copy.ts';
import type { Letter, LetterBlock } from './letter.ts';
import { letterFooter, shopReplyTo } from './letter-footer.server.ts';
import { addressBlock, goodsBlock } from './order-blocks.ts';
import {
  orderHeadings,
  orderLetterCopy,
  orderNews,
  orderSubjects,
  payAtTheDoor,
  pleaseTransfer,
} from './order-letter.copy.ts';
import { letterHead, type Stationery, say, shopUrl } from './stationery.ts';

type OrderKind = keyof typeof orderHeadings;

/** What the customer is told about an order, from the order as it stands when the letter leaves. */
export function orderLetter(on: Stationery, kind: OrderKind, order: Order): Letter {
  const head = letterHead(on);
  return {
    ...head,
    subject: say(on, orderSubjects(head.shopName, order.orderNumber)[kind]),
    heading: say(on, orderHeadings[kind]),
    blocks: [
      { kind: 'text', text: say(on, hello(order.customerName)) },
      { kind: 'text', text: say(on, orderNews[kind]) },
      ...payment(on, kind, order),
      { kind: 'facts', rows: facts(on, order) },
      goodsBlock(on, order),
      ...(kind === 'order-cancelled' ? [] : [withoutLinks(addressBlock(on, order))]),
      {
        kind: 'link',
        label: say(on, orderLetterCopy.seeOrder),
        url: shopUrl(on, `/order-success/${order.id}`),
      },
    ],
    footer: letterFooter(on, 'order'),
    replyTo: shopReplyTo(on),
  };
}

function facts(on: Stationery, { orderNumber, createdAt, paymentMethod }: Order) {
  return [
    { label: say(on, letterCopy.orderNumber), value: orderNumber },
    { label: say(on, letterCopy.placedOn), value: longDate(createdAt, on.language) },
    {
      label: say(on, letterCopy.paymentMethod),
      value: say(on, paymentWords[paymentMethod].label),
    },
  ];
}

/** Whoever ordered chose these lines, and perhaps the address of somebody else to send them to. */
function withoutLinks(block: LetterBlock): LetterBlock {
  if (block.kind !== 'list') return block;
  return { ...block, lines: block.lines.filter((line) => !looksLikeLink(line)) };
}

/** What the customer still has to pay, and how, or gets back. */
function payment(on: Stationery, kind: OrderKind, order: Order): LetterBlock[] {
  if (kind === 'order-cancelled') {
    return order.refundDueLkr > 0
      ? [{ kind: 'text', text: say(on, orderLetterCopy.refundDue) }]
      : [];
  }
  if (kind === 'order-delivered') return [];
  const [cashLkr, transferLkr] = [cashToCollectLkr(order), transferDueLkr(order)];
  if (cashLkr > 0) return [{ kind: 'text', text: say(on, payAtTheDoor(cashLkr)) }];
  const account = say(on, on.settings.bankAccountDetails).trim();
  if (transferLkr === 0 || account === '') return [];
  return [
    { kind: 'text', text: say(on, pleaseTransfer(transferLkr, order.orderNumber)) },
    { kind: 'list', title: say(on, letterCopy.bankDetails), lines: account.split(/\r?\n/) },
  ];
}
