import { randomUUID } from 'node:crypto';
import { channelCopy } from '#domain/channels/channels.copy.ts';
import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import { formatPhone, parsePhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import type { Channel } from '#domain/messages/channel.ts';
import { chosenRecipients } from '#domain/messages/channel-choices/chosen-recipients.ts';
import { readChannelChoices } from '#domain/messages/channel-choices/read-channel-choices.server.ts';
import { readShownCancelRequestState } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { isToBeSent } from '#domain/orders/order.ts';
import { bankTransferDueLkr } from '#domain/orders/payment.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { readProgress } from '#domain/orders/reading/read-progress.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { readProblemReportState } from '#domain/problems/read-problem-report-state.server.ts';
import { canBeReviewed } from '#domain/reviews/review.ts';
import { placeholderPhone, placeholderWhatsapp } from '#domain/settings/default-settings.copy.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readOwnSlips } from '#domain/slips/read-own-slips.server.ts';
import type { GuestOrder } from './keep/keep-as-account.tsx';
import { demoUpdatesNotice, question, slipMessage } from './order-success.copy.ts';

type ConfirmationRequest = {
  orderId: string;
  language: Language;
  isDemo: boolean;
  /** The channels that are set up. */
  channels: readonly Pick<Channel, 'name'>[];
};

/**
 * Loads the order as its own page shows it, with the contacts to ask about it; `order` is undefined if no such order exists.
 */
export async function loadConfirmation(
  shop: Shop,
  { orderId, language, isDemo, channels }: ConfirmationRequest,
) {
  const settings = await readSettings(shop);
  const order = await findOrder(shop, orderId);
  if (!order) return { siteName: settings.siteName, order: undefined };
  const { orderNumber, dueLkr } = order;
  const chatUrl = (text: Bilingual) => whatsAppUrlOf(settings, isDemo, textIn(language, text).text);
  return {
    siteName: settings.siteName,
    order: shownOrder(order),
    orderId: order.id,
    guestOrder: guestOrderOf(order),
    problemReportState: await readProblemReportState(shop, order),
    cancelling: await readShownCancelRequestState(shop, order),
    slips: await readOwnSlips(shop, order),
    progress: await readProgress(shop, order, settings),
    isNewOrder: isNewOrder(order, shop.now()),
    updatesNotice: isToBeSent(order)
      ? await findUpdatesNotice(shop, order, { settings, isDemo, channels })
      : undefined,
    canBePaidOnline: canBePaidOnline(order),
    transfer:
      bankTransferDueLkr(order) > 0
        ? {
            details: settings.bankAccountDetails,
            slipChatUrl: chatUrl(slipMessage(dueLkr, orderNumber)),
          }
        : undefined,
    contact: {
      whatsAppUrl: chatUrl(question(orderNumber)),
      callUrl: callUrlOf(settings, isDemo),
    },
  };
}

const confirmationMs = 24 * 60 * 60 * 1000;

/** Returns whether an order is new, so that its page still confirms it: pending, to be sent, and younger than a day. */
function isNewOrder(order: Order, now: Date): boolean {
  const isYoung = now.getTime() - order.createdAt.getTime() < confirmationMs;
  return isYoung && order.status === 'pending' && isToBeSent(order);
}

export type Confirmation = Extract<
  Awaited<ReturnType<typeof loadConfirmation>>,
  { progress: unknown }
>;
export type ShownOrder = Confirmation['order'];

function shownOrder(order: Order) {
  return {
    customerName: order.customerName,
    phone: formatPhone(order.customerPhone),
    street: order.street,
    city: order.city,
    region: regionInAddress(order),
    notes: order.notes,
    subtotalLkr: order.subtotalLkr,
    discountLkr: order.discountLkr,
    promoCode: order.promoCode,
    deliveryFeeLkr: order.deliveryFeeLkr,
    totalLkr: order.totalLkr,
    lines: order.lines.map(({ productName, ...line }) => ({
      ...line,
      name: productName,
      reviewParams: canBeReviewed(order, line)
        ? { orderId: order.id, productId: line.productId }
        : undefined,
    })),
  };
}

/** Returns the details for a new account, unless the order has an account or its person was removed. */
function guestOrderOf({ id, userId, customerPhone }: Order): GuestOrder | undefined {
  if (userId !== null || customerPhone === '') return undefined;
  return { orderId: id, phone: formatPhone(customerPhone), signUpKey: randomUUID() };
}

/** Returns the text that says how updates will be sent, undefined if none will. Demo mode shows that of the specification. */
async function findUpdatesNotice(
  shop: Shop,
  { customerEmail: email, customerPhone: phoneE164 }: Order,
  {
    settings,
    isDemo,
    channels,
  }: Pick<ConfirmationRequest, 'isDemo' | 'channels'> & { settings: Settings },
): Promise<Bilingual | undefined> {
  if (isDemo) return demoUpdatesNotice;
  const connected = channels.map(({ name }) => name);
  const reach = { settings, choices: await readChannelChoices(shop), connected };
  const recipients = chosenRecipients('order-shipped', { email, phoneE164 }, reach);
  const first = recipients.find(({ channel }) => connected.includes(channel));
  return first && channelCopy[first.channel].updatesNotice;
}

/** Returns the URL of a chat; undefined for an invalid number and, outside of demo mode, for the placeholder. */
function whatsAppUrlOf({ whatsapp }: Settings, isDemo: boolean, text: string): string | undefined {
  const phoneE164 = parsePhone(whatsapp);
  const isEntered = isDemo || whatsapp !== placeholderWhatsapp;
  return phoneE164 && isEntered ? whatsAppLink(phoneE164, text) : undefined;
}

function callUrlOf({ phone }: Settings, isDemo: boolean): string | undefined {
  const phoneE164 = parsePhone(phone);
  const isEntered = isDemo || phone !== placeholderPhone;
  return phoneE164 && isEntered ? `tel:${phoneE164}` : undefined;
}
