import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import type {
  ChannelWithFields,
  ComposedMessage,
  MessageByChannel,
} from '#domain/messages/channel.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import { readCancelRequestState } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { paymentConditions } from '#domain/orders/payment.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { readProgress } from '#domain/orders/reading/read-progress.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { findRefusedSlip, hasSlipToCheck } from '#domain/slips/find-slips.server.ts';
import { findAlertOfMessage } from '#domain/stock-alerts/alert-of-link.server.ts';
import { answerableUntil } from '#domain/support/chat-window.server.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';
import { composePush } from '#email/channels/push-message.server.ts';
import { composeSms, composeText } from '#email/channels/sms-message.server.ts';
import { composeWhatsApp } from '#email/channels/whats-app-message.server.ts';
import { accountEmail } from '#email/templates/account-email.tsx';
import type { OrderEmailKind } from '#email/templates/order-email.copy.ts';
import { orderEmail } from '#email/templates/order-email.tsx';
import {
  cancelRequestEmail,
  chargeBackEmail,
  newOrderEmail,
  newSlipEmail,
  parcelProblemEmail,
} from '#email/templates/owner-order-email.tsx';
import {
  backupFailedEmail,
  contactEmail,
  smsLimitEmail,
} from '#email/templates/owner-shop-email.tsx';
import { backInStockEmail, confirmAlertEmail } from '#email/templates/stock-email.tsx';
import { answerInInbox } from './answer-chat.copy.ts';
import { type EmailContext, emailContext, type ShopSite } from './email-context.ts';
import { type EmailContent, renderEmail } from './render-email.tsx';

type ComposeFor<Name extends ChannelName> = (
  shop: Shop,
  message: MessageRow,
  site: ShopSite,
) => Promise<MessageByChannel[Name] | undefined>;

const composers: { [Name in ChannelWithFields]: ComposeFor<Name> } = {
  email: composeEmail,
  sms: (shop, message, { appUrl }) => composeSms(shop, message, appUrl),
  whatsapp: (shop, message, { appUrl }) => composeWhatsApp(shop, message, appUrl),
  push: (shop, message, { appUrl }) => composePush(shop, message, appUrl),
};

/**
 * Renders a message from the current data of the shop. Channels that take only a text get that of an SMS. Undefined where
 * the order, product or account that it is about no longer exists. An e-mail whose link was removed has a note instead.
 */
export function composeMessage(
  shop: Shop,
  message: MessageRow,
  site: ShopSite,
): Promise<ComposedMessage | undefined> {
  // Typed for any channel, because the channel of a message is known only at run time.
  const ofChannels: { [Name in ChannelName]?: ComposeFor<ChannelName> } = composers;
  const compose = ofChannels[message.channel];
  return compose ? compose(shop, message, site) : composeText(shop, message, site.appUrl);
}

async function composeEmail(shop: Shop, message: MessageRow, site: ShopSite) {
  const { id, recipient, language } = message;
  const settings = await readSettings(shop);
  const { logo } = await readShopPictures(shop);
  const context = emailContext({ ...site, language, settings, logo });
  const content = await findEmailContent(shop, context, message);
  return content && { id, recipient, language, ...renderEmail(context, content) };
}

async function findEmailContent(
  shop: Shop,
  context: EmailContext,
  message: MessageRow,
): Promise<EmailContent | undefined> {
  const { kind, orderId, contactMessageId } = message;
  switch (kind) {
    case 'password-reset':
    case 'email-proof':
      return accountEmail(context, kind, linkFacts(message));
    case 'contact-message': {
      const enquiry = contactMessageId && (await findContactMessage(shop, contactMessageId));
      if (!enquiry) return undefined;
      const until = await answerableUntil(shop, enquiry);
      const answerChat = until && answerInInbox(until, shop.now());
      return contactEmail(context, { ...enquiry, answerChat });
    }
    case 'stock-alert':
    case 'back-in-stock':
      return findStockContent(shop, context, message);
    case 'payment-received':
    case 'chat-answer':
    case 'phone-code':
      // Never e-mails: these are sent as notifications, by WhatsApp and by SMS.
      return undefined;
    case 'backup-failed':
      return backupFailedEmail(context);
    case 'sms-limit':
      return smsLimitEmail(context);
    default: {
      const order = orderId ? await findOrder(shop, orderId) : undefined;
      return order && findOrderContent(shop, context, { kind, order });
    }
  }
}

async function findStockContent(shop: Shop, context: EmailContext, message: MessageRow) {
  const { kind, stockAlertId } = message;
  const alert = stockAlertId ? await findAlertOfMessage(shop, stockAlertId) : undefined;
  const write = kind === 'stock-alert' ? confirmAlertEmail : backInStockEmail;
  return alert && write(context, alert, message);
}

type OrderSubject = {
  kind:
    | OrderEmailKind
    | 'new-order'
    | 'parcel-problem'
    | 'new-slip'
    | 'cancel-request'
    | 'charge-back';
  order: Order;
};

async function findOrderContent(
  shop: Shop,
  context: EmailContext,
  { kind, order }: OrderSubject,
): Promise<EmailContent | undefined> {
  if (kind === 'new-order') return newOrderEmail(context, order);
  if (kind === 'parcel-problem') {
    const problem = await findProblem(shop, order.id);
    return problem && parcelProblemEmail(context, order, problem);
  }
  if (kind === 'charge-back') return chargeBackEmail(context, order);
  if (kind === 'new-slip') {
    const isWaiting = paymentConditions.transfer(order) && (await hasSlipToCheck(shop, order.id));
    return newSlipEmail(context, order, isWaiting);
  }
  const { request: cancelRequest } = await readCancelRequestState(shop, order);
  if (kind === 'cancel-request') return cancelRequestEmail(context, order, cancelRequest);
  const progress = await readProgress(shop, order, context.settings);
  const problem = kind === 'problem-answered' ? await findProblem(shop, order.id) : undefined;
  const problemAnswer = problem?.answer;
  const refusedSlip = kind === 'slip-refused' ? await findRefusedSlip(shop, order.id) : undefined;
  const facts = { order, progress, refusedSlip, cancelRequest, problemAnswer };
  return orderEmail(context, kind, facts);
}

function linkFacts({ personName, secretLink, uselessAfter }: MessageRow) {
  return { personName: personName ?? '', link: secretLink, expiresAt: uselessAfter };
}
