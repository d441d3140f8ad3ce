import type { BudgetName } from '#domain/limits/budgets.ts';
import { codeBudgets } from './phone-codes.ts';

type Fields = Record<string, string>;

/** Who sends the form: someone without an account, a customer, an admin who has yet to enter the code of the second factor. */
export type FormSender = 'guest' | 'customer' | 'admin-without-code';

export type LimitedWrite = {
  by: FormSender;
  /** The route's parameters. */
  params?: Record<string, string>;
  /** A form, or a raw text. */
  sends: Fields | string;
  /** Exactly the budgets that one such form spends. */
  spends: readonly BudgetName[];
  /** Budgets that it also spends in other circumstances. */
  alsoSpends?: readonly BudgetName[];
  /** What follows once its budgets are used up: 429, the usual response, a flagged order, or the end of the session. */
  whenExhausted: 'refused' | 'hidden' | 'flagged' | 'signed-out';
};

const wrongPassword = { password: 'not-the-password-of-anyone' };

const changes = 'changes:account';
const verificationBudgets = [changes, 'email-proof:account', 'email-proof:email'] as const;
const olderOrderBudgets = [changes, 'older-order:account'] as const;
const signIn = {
  by: 'guest',
  spends: ['sign-in:address', 'sign-in:name', 'sign-in:account'],
  alsoSpends: ['sign-in:device'],
  whenExhausted: 'refused',
} as const;
const contact = {
  by: 'guest',
  sends: { name: 'Nimal', phone: '0771234567', email: '', message: 'Hello' },
  spends: ['contact:address'],
  whenExhausted: 'refused',
} as const;
/** A change of what belongs to one customer. */
const change = { by: 'customer', spends: [changes], whenExhausted: 'refused' } as const;
const params = { orderId: crypto.randomUUID() };
const formOfOrder = { by: 'guest', params, whenExhausted: 'refused' } as const;

const byLink = {
  by: 'guest',
  params: { token: 'not-a-token' },
  sends: { password: 'sesame-and-turmeric' },
  spends: ['reset-link:address'],
  whenExhausted: 'refused',
} as const;

/**
 * Everything that anyone outside of the panel can send to the shop, with the budgets that it spends, or a sentence
 * on why it needs none. Carts and wishlists of guests are only in their cookies.
 */
export const writesOfRoutes: Record<string, LimitedWrite | string> = {
  'sign-in': { ...signIn, sends: { identifier: 'nobody@example.lk', ...wrongPassword } },
  'admin/sign-in/sign-in.route': { ...signIn, sends: { username: 'nobody', ...wrongPassword } },
  'admin/second-factor/second-factor.route': {
    by: 'admin-without-code',
    sends: { kind: 'app', code: '000000' },
    spends: ['second-factor:challenge', 'second-factor:account', 'second-factor:day'],
    alsoSpends: ['second-factor:device'],
    whenExhausted: 'signed-out',
  },
  'admin/second-factor/enrol.route':
    'Sets up the authenticator app of an admin who entered the password and has none: there is nothing to guess.',
  'admin/set-password/set-password.route': byLink,
  'reset-password': byLink,
  'forgot-password': {
    by: 'guest',
    sends: { identifier: 'nobody@example.lk' },
    spends: ['reset:address', 'reset:name'],
    alsoSpends: codeBudgets,
    whenExhausted: 'refused',
  },
  'reset-by-code': {
    by: 'guest',
    sends: { identifier: '0771234567', code: '000000', password: 'sesame-and-turmeric' },
    spends: ['code-try:address'],
    whenExhausted: 'refused',
  },
  'sign-up': {
    by: 'guest',
    sends: { name: 'Nimal', identifier: 'nimal@example.lk', password: 'sesame-and-turmeric' },
    spends: ['sign-up:address'],
    whenExhausted: 'refused',
  },
  'confirm-order': {
    by: 'guest',
    params: { token: 'not-a-token' },
    sends: { intent: 'confirm' },
    spends: ['order-link:address'],
    whenExhausted: 'refused',
  },
  'keep-order': {
    ...formOfOrder,
    sends: { password: 'sesame-and-turmeric' },
    spends: ['sign-up:address'],
  },
  contact,
  'storefront/home/contact/contact-messages.route': contact,
  'storefront/analytics/events.route': {
    by: 'guest',
    sends: JSON.stringify({
      type: 'hero_cta_click',
      sessionId: 'session-1795231800000',
      data: { action: 'order_now' },
    }),
    spends: ['events:address', 'events:network', 'events:shop'],
    whenExhausted: 'hidden',
  },
  'tell-me': {
    by: 'guest',
    params: { slug: 'no-product' },
    sends: { email: 'nobody@example.lk' },
    spends: ['stock-alert:address', 'stock-alert:email'],
    whenExhausted: 'refused',
  },
  'stock-alert':
    'Its token has 256 bits: there is nothing to guess, and nothing to see but a product.',
  track: {
    by: 'guest',
    sends: { orderNumber: '999999', phone: '0771234567' },
    spends: ['track:address', 'track:phone'],
    whenExhausted: 'refused',
  },
  checkout: {
    by: 'guest',
    sends: {},
    spends: ['order:address', 'order:email'],
    alsoSpends: ['owner-messages:shop', 'promo:address'],
    whenExhausted: 'flagged',
  },
  'account-details': {
    by: 'customer',
    sends: {
      name: 'Kamala',
      email: 'taken@example.lk',
      phone: '',
      password: 'sesame-and-turmeric',
    },
    spends: [changes, 'confirm-password:account', 'already-used:account', 'already-used:address'],
    whenExhausted: 'refused',
  },
  'change-password': {
    by: 'customer',
    sends: { currentPassword: wrongPassword.password, password: 'sesame-and-turmeric-2' },
    spends: [changes, 'confirm-password:account'],
    whenExhausted: 'refused',
  },
  'delete-account': {
    by: 'customer',
    sends: wrongPassword,
    spends: [changes, 'confirm-password:account'],
    whenExhausted: 'refused',
  },
  'request-verification': { ...change, sends: {}, spends: verificationBudgets },
  'verify-phone': { ...change, sends: { code: '000000' } },
  'request-code': { ...change, sends: {}, alsoSpends: codeBudgets },
  'older-order': { ...change, sends: { orderNumber: '123456' }, spends: olderOrderBudgets },
  'verify-email': { ...change, params: { token: 'not-a-token' }, sends: {} },
  'order-again': { ...change, params: { orderId: crypto.randomUUID() }, sends: {} },
  'new-address': { ...change, sends: {} },
  address: { ...change, params: { addressId: crypto.randomUUID() }, sends: {} },
  'storefront/cart/cart-lines.route': { ...change, sends: {} },
  'storefront/cart/promo/cart-promo.route': {
    ...change,
    sends: { promo: '' },
    alsoSpends: ['promo:address'],
  },
  'storefront/wishlist/wishlist-entries.route': { ...change, sends: {} },
  'pay-online':
    'Needs the private id of an order that waits for its payment, with ten attempts to pay at most.',
  'storefront/pay-online/notify.route': {
    by: 'guest',
    sends: { order_id: 'ORD-1-1', md5sig: 'forged' },
    spends: ['notification:address'],
    whenExhausted: 'refused',
  },
  'storefront/whats-app/webhook.route': {
    by: 'guest',
    sends: { entry: 'forged' },
    spends: ['notification:address'],
    alsoSpends: ['chat:phone'],
    whenExhausted: 'refused',
  },
  'order-offers': 'Needs the private id of an order, and writes one row for its phone number.',
  offers: 'Needs a random id, and only withdraws a consent.',
  'cancel-order':
    'Needs the private id of an order that waits to be shipped, and can be sent three times for it at most.',
  'parcel-problem': { ...formOfOrder, sends: {}, spends: ['problem:address'] },
  'bank-slip': { ...formOfOrder, sends: {}, spends: ['slip:address'] },
  'write-review': 'Needs the private id of a delivered order; each of its lines has one review.',
  'sign-out': 'Ends the session of the browser that sends it, and no other.',
  'admin/sign-in/sign-out.route': 'Ends the session of the browser that sends it, and no other.',
};
