import { collectEventsOf } from '#domain/analytics/collect-events-of.server.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { findConsentByPhone } from '#domain/customers/consent/find-consent.server.ts';
import { type Customer, findCustomer } from '#domain/customers/find-customer.server.ts';
import { collectNotesAbout } from '#domain/customers/notes/list-notes.server.ts';
import { collectWishlist } from '#domain/customers/wishlist/collect-wishlist.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { listMessagesTo } from '#domain/messages/reading/list-messages-to.server.ts';
import { collectCancelRequestsOf } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { collectPayersOf } from '#domain/orders/online/sweep-payers.server.ts';
import { collectHistoryOf } from '#domain/orders/privacy/collect-history-of.server.ts';
import { collectOrdersOf } from '#domain/orders/privacy/collect-orders-of.server.ts';
import { listVerifiedOrders } from '#domain/orders/privacy/list-verified-orders.server.ts';
import { collectProblemsOf } from '#domain/problems/erase-problems.server.ts';
import { collectReviewsOf } from '#domain/reviews/collect-reviews-of.server.ts';
import { collectSlipsOf } from '#domain/slips/erase-slips.server.ts';
import { collectAlertsOf } from '#domain/stock-alerts/collect-alerts-of.server.ts';
import { listMessagesFrom } from '#domain/support/list-messages-from.server.ts';

/**
 * Collects everything that the shop stores about one account, except passwords, tokens and links. Leaves out what belongs to
 * an unverified e-mail address or phone, and what the link of an order does not show if it was added by that link alone.
 */
export async function collectOwnData(shop: Shop, userId: string) {
  const customer = await findCustomer(shop, userId);
  if (!customer) return undefined;
  const email = customer.isEmailVerified ? customer.email : undefined;
  const phone = customer.isPhoneVerified ? customer.phone : undefined;
  const verified = new Set(await listVerifiedOrders(shop, { userId, email, phone }));
  const orders = await collectOrdersOf(shop, userId);
  const isVerified = ({ orderId }: { orderId: string }) => verified.has(orderId);
  const cart = await findAccountCart(shop, userId);
  return {
    exportedAt: shop.now(),
    account: accountOf(customer),
    addresses: await listAddresses(shop, userId),
    orders: orders.map((one) => (verified.has(one.id) ? one : { ...one, customerEmail: null })),
    historyOfOrders: (await collectHistoryOf(shop, userId)).filter(isVerified),
    reviews: await collectReviewsOf(shop, userId),
    paymentsOnline: (await collectPayersOf(shop, userId)).filter(isVerified),
    requestsToCancel: (await collectCancelRequestsOf(shop, userId)).filter(isVerified),
    parcelProblems: await collectProblemsOf(shop, userId),
    bankSlips: await collectSlipsOf(shop, userId),
    wishlist: await collectWishlist(shop, userId),
    cart: await cartLinesOf(shop, cart),
    promoCodeInCart: cart.promoCode ?? null,
    notesAboutYou: phone === undefined ? [] : await collectNotesAbout(shop, phone),
    visitsCounted: await collectEventsOf(shop, userId),
    offersYouAgreedTo: phone === undefined ? null : await consentOf(shop, phone),
    productsYouWaitFor: email === undefined ? [] : await collectAlertsOf(shop, email),
    messagesYouWrote: await listMessagesFrom(shop, { email, phone }),
    messagesWeSent: await listMessagesTo(shop, {
      email,
      phone,
      orderIds: [...verified],
    }),
  };
}

function accountOf(customer: Customer) {
  return {
    id: customer.userId,
    name: customer.name,
    email: customer.email ?? null,
    isEmailConfirmed: customer.isEmailVerified,
    phone: customer.phone ?? null,
    isPhoneConfirmed: customer.isPhoneVerified,
    /** The e-mail address and phone that another account has since verified. */
    formerEmail: customer.formerEmail ?? null,
    formerPhone: customer.formerPhone ?? null,
    createdAt: customer.createdAt,
  };
}

async function consentOf(shop: Shop, phone: string) {
  const consent = await findConsentByPhone(shop, phone);
  if (!consent) return null;
  const { givenAt, withdrawnAt } = consent;
  return { phone, givenAt, withdrawnAt };
}

async function cartLinesOf(shop: Shop, cart: Cart) {
  const { lines, gone } = await priceCart(shop, cart);
  return [...lines, ...gone].map(({ productId, name, quantity }) => ({
    productId,
    productName: name ?? null,
    quantity,
  }));
}
