import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { letterCopy } from './letter.copy.ts';
import type { Letter } from './letter.ts';
import { letterFooter } from './letter-footer.server.ts';
import { addressBlock, goodsBlock } from './order-blocks.ts';
import { contactSubject, newOrderSubject, ownerLetterCopy } from './owner-letter.copy.ts';
import { letterHead, type Stationery, say } from './stationery.ts';

type Written = {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  message: string;
};

export function newOrderLetter(on: Stationery, order: Order): Letter {
  const notes = order.notes.trim();
  return {
    ...ownerLetter(on),
    subject: say(on, newOrderSubject(order.orderNumber, order.totalLkr)),
    heading: say(on, ownerLetterCopy.newOrder),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: say(on, letterCopy.orderNumber), value: order.orderNumber },
          { label: say(on, letterCopy.fullName), value: order.customerName },
          { label: say(on, letterCopy.phone), value: formatPhone(order.customerPhone) },
          {
            label: say(on, letterCopy.paymentMethod),
            value: say(on, paymentWords[order.paymentMethod].label),
          },
        ],
      },
      goodsBlock(on, order),
      addressBlock(on, order),
      ...(notes === ''
        ? []
        : [
            { kind: 'text', text: say(on, letterCopy.specialInstructions) } as const,
            { kind: 'quote', text: notes } as const,
          ]),
      {
        kind: 'link',
        label: say(on, ownerLetterCopy.openOrder),
        url: `${on.appUrl}/admin/orders/${order.id}`,
      },
    ],
    replyTo: undefined,
  };
}

/** What somebody wrote through the contact form. Answering the letter answers them. */
export function contactLetter(on: Stationery, written: Written): Letter {
  const { id, name, phone, email, message } = written;
  const canAnswer = email !== null;
  return {
    ...ownerLetter(on),
    subject: say(on, contactSubject(name)),
    heading: say(on, ownerLetterCopy.contactMessage),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: say(on, letterCopy.fullName), value: name },
          { label: say(on, letterCopy.phone), value: formatPhone(phone) },
          ...(canAnswer ? [{ label: say(on, letterCopy.email), value: email }] : []),
        ],
      },
      { kind: 'quote', text: message },
      {
        kind: 'text',
        text: say(on, ownerLetterCopy[canAnswer ? 'answerByEmail' : 'answerByPhone']),
      },
      {
        kind: 'link',
        label: say(on, ownerLetterCopy.openInbox),
        url: `${on.appUrl}/admin/inbox/${id}`,
      },
    ],
    replyTo: email ?? undefined,
  };
}

/** The reason stands in the panel: it may have passed when this is read. */
export function backupFailedLetter(on: Stationery): Letter {
  return {
    ...ownerLetter(on),
    subject: say(on, ownerLetterCopy.backupFailed),
    heading: say(on, ownerLetterCopy.backupFailed),
    blocks: [
      { kind: 'text', text: say(on, ownerLetterCopy.backupFailedMeans) },
      {
        kind: 'link',
        label: say(on, ownerLetterCopy.openBackups),
        url: `${on.appUrl}/admin/backups`,
      },
    ],
    replyTo: undefined,
  };
}

function ownerLetter(on: Stationery) {
  return { ...letterHead(on), footer: letterFooter(on, 'owner') };
}
