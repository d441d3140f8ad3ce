import type { BudgetName } from '#domain/limits/budgets.ts';
import { codeBudgets } from './phone-codes.ts';

type Fields = Record<string, string>;

/** Who sends the form: someone without an account, a customer, an admin who still owes the code. */
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
  /** How it responds once all is used up: by 429, as at first, by an order that is flagged, or by ending the session. */
  after: 'refused' | 'as-always' | 'flagged' | 'signed-out';
};

const wrongPassword = { password: 'not-the-password-of-anybody' };

const changes = 'changes:account';
const emailProofBudgets = [changes, 'email-proof:account', 'email-proof:email'] as const;
const olderOrderBudgets = [changes, 'older-order:account'] as const;
const signIn = {
  by: 'guest',
  spends: ['sign-in:address', 'sign-in:name', 'sign-in:account'],
  alsoSpends: ['sign-in:device'],
  after: 'refused',
} as const;
const contact = {
  by: 'guest',
  sends: { name: 'Nimal', phone: '0771234567', email: '', message: 'Hello' },
  spends: ['contact:address'],
  after: 'refused',
} as const;
/** A change of what belongs to one customer. */
const change = { by: 'customer', spends: [changes], after: 'refused' } as const;
const params = { orderId: crypto.randomUUID() };
const ofOrder = { by: 'guest', params, after: 'refused' } as const;

const byLink = {
  by: 'guest',
  params: { token: 'not-a-token' },
  sends: { password: 'sesame-and-turmeric' },
  spends: ['reset-link:address'],
  after: 'refused',
} as const;

/**
 * Everything that anyone outside of the panel can send to the shop, with the budgets that it spends; a sentence if it
 * needs none. Carts and wishlists of guests are only in their cookies.
 */
export const writesOfRoutes: Record<string, LimitedWrite | string> = {
  'sign-in': { ...signIn, sends: { identifier: 'nobody@example.lk', ...wrongPassword } },
  'admin/sign-in/sign-in.route': { ...signIn, sends: { username: 'nobody', ...wrongPassword } },
  'admin/second-factor/second-factor.route': {
    by: 'admin-without-code',
    sends: { kind: 'app', code: '000000' },
    spends: ['second-factor:challenge', 'second-factor:account', 'second-factor:day'],
    alsoSpends: ['second-factor:device'],
    after: 'signed-out',
  },
  'admin/second-factor/enrol.route':
    'Sets up the app of an admin who has said the password and has none: there is nothing to guess.',
  'admin/set-password/set-password.route': byLink,
  'reset-password': byLink,
  'forgot-password': {
    by: 'guest',
    sends: { identifier: 'nobody@example.lk' },
    spends: ['reset:address', 'reset:name'],
    alsoSpends: codeBudgets,
    after: 'refused',
  },
  'reset-by-code': {
    by: 'guest',
    sends: { identifier: '0771234567', code: '000000', password: 'sesame-and-turmeric' },
    spends: ['code-try:address'],
    after: 'refused',
  },
  'sign-up': {
    by: 'guest',
    sends: { name: 'Nimal', identifier: 'nimal@example.lk', password: 'sesame-and-turmeric' },
    spends: ['sign-up:address'],
    after: 'refused',
  },
  'confirm-order': {
    by: 'guest',
    params: { token: 'not-a-token' },
    sends: { intent: 'confirm' },
    spends: ['order-link:address'],
    after: 'refused',
  },
  'keep-order': {
    ...ofOrder,
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
    after: 'as-always',
  },
  'tell-me': {
    by: 'guest',
    params: { slug: 'no-product' },
    sends: { email: 'nobody@example.lk' },
    spends: ['stock-alert:address', 'stock-alert:email'],
    after: 'refused',
  },
  'stock-alert':
    'Its token has 256 bits: there is nothing to guess, and nothing to see but a product.',
  track: {
    by: 'guest',
    sends: { orderNumber: '999999', phone: '0771234567' },
    spends: ['track:address', 'track:phone'],
    after: 'refused',
  },
  checkout: {
    by: 'guest',
    sends: {},
    spends: ['order:address', 'order:email'],
    alsoSpends: ['owner-messages:shop', 'promo:address'],
    after: 'flagged',
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
    after: 'refused',
  },
  'change-password': {
    by: 'customer',
    sends: { currentPassword: wrongPassword.password, password: 'sesame-and-turmeric-2' },
    spends: [changes, 'confirm-password:account'],
    after: 'refused',
  },
  'delete-account': {
    by: 'customer',
    sends: wrongPassword,
    spends: [changes, 'confirm-password:account'],
    after: 'refused',
  },
  'request-verification': { ...change, sends: {}, spends: emailProofBudgets },
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
    'Needs the private id of an order that waits for its payment, which is tried ten times at most.',
  'storefront/pay-online/notify.route': {
    by: 'guest',
    sends: { order_id: 'ORD-1-1', md5sig: 'forged' },
    spends: ['notification:address'],
    after: 'refused',
  },
  'storefront/whats-app/webhook.route': {
    by: 'guest',
    sends: { entry: 'forged' },
    spends: ['notification:address'],
    alsoSpends: ['chat:phone'],
    after: 'refused',
  },
  'order-offers': 'Needs the private id of an order, and writes one row of its phone.',
  offers: 'Needs a random id, and only takes a consent back.',
  'cancel-order':
    'Needs the private id of an order that waits to be shipped, about which it is asked three times at most.',
  'parcel-problem': { ...ofOrder, sends: {}, spends: ['problem:address'] },
  'bank-slip': { ...ofOrder, sends: {}, spends: ['slip:address'] },
  'write-review': 'Needs the private id of a delivered order; each of its lines has one review.',
  'sign-out': 'Ends the session of the browser that asks, and no other.',
  'admin/sign-in/sign-out.route': 'Ends the session of the browser that asks, and no other.',
};
