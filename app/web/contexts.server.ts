import { createContext } from 'react-router';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import type { Account } from '#domain/accounts/find-account.server.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import type { MissingStep } from '#domain/auth/second-factor/panel-visitor.server.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { AdminShop, ReadOnlyShop, Shop } from '#domain/kernel/shop.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** Holds the shop. Its actor is a guest until the middleware of the page has loaded the account. */
export const shopContext = createContext<Shop>();

/** Holds what the process opened at its start and shares between requests: accounts, secrets, the shop's URL, demo mode. */
export const runningShopContext = createContext<RunningShop>();

/** The id, the client's IP address and the nonce of one request. */
export type RequestDetails = { requestId: string; clientAddress: string; nonce: string };
export const requestDetailsContext = createContext<RequestDetails>();

/** Holds the one foreign origin to which forms of this page may post; null on nearly all pages. */
export const formTargetContext = createContext<string | null>(null);

/** Whether the database was unreachable during this request: the response is then 503, because waiting helps. */
export const outageContext = createContext(false);

/** Whether a sign-in page of this request carries an unsaved form, which it then shows even to someone who is signed in. */
export const hasUnsavedFormContext = createContext(false);

/**
 * Holds the signed-in account. Null for guests, and on public pages, which never load it; the router treats undefined as
 * "never set".
 */
export const accountContext = createContext<Account | null>(null);

/** Holds a guest's cart as this request has changed it, for the page in the same response. */
export const changedCartContext = createContext<Cart | null>(null);

/** Holds the account on pages for customers only. Set by `requireCustomer`. */
export const customerContext = createContext<Account>();

/** Holds the shop with the signed-in admin as its actor. Set by the panel's guard. */
export const adminShopContext = createContext<AdminShop>();

/** Holds the same for lists, exports and statistics: they read the replica, except just after the admin's own change. */
export const readOnlyShopContext = createContext<ReadOnlyShop>();

/** The id of the admin's session, the admin's role and language, and the step of signing in that is missing, if any. */
export type PanelSession = {
  id: string;
  role: AdminRole;
  panelLanguage: PanelLanguage;
  missingStep: MissingStep;
};
export const panelSessionContext = createContext<PanelSession>();
