import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { emailCopy } from './email.copy.ts';
import type { EmailContext } from './email-context.ts';
import { ActionLink, Facts, Paragraph } from './email-parts.tsx';
import { chargeBackSubject, ownerEmailCopy } from './owner-email.copy.ts';
import type { EmailContent } from './render-email.tsx';

/** Tells that the bank of a payer took money back. The sums are in the panel, as they are then. */
export function chargeBackEmail(
  { say, panelUrl }: EmailContext,
  { id, orderNumber, customerName, customerPhone }: Order,
): EmailContent {
  const facts = [
    { label: say(emailCopy.orderNumber), value: orderNumber },
    { label: say(emailCopy.fullName), value: customerName },
    { label: say(emailCopy.phone), value: formatPhone(customerPhone) },
  ];
  return {
    subject: say(chargeBackSubject(orderNumber)),
    heading: say(ownerEmailCopy.chargeBack),
    reason: 'owner',
    body: (
      <>
        <Facts rows={facts} />
        <Paragraph text={say(ownerEmailCopy.chargeBackInPanel)} />
        <ActionLink label={say(ownerEmailCopy.openOrder)} href={panelUrl(`/orders/${id}`)} />
      </>
    ),
  };
}
