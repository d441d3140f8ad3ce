import { createContext } from 'react-router';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import type { Account } from '#domain/accounts/find-account.server.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { OwnerShop, ReadingShop, Shop } from '#domain/kernel/shop.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** The shop with the actor of this request. */
export const shopContext = createContext<Shop>();

/** The parts of the running shop that HTTP code needs: accounts, secrets, the address, demo mode. */
export const runningShopContext = createContext<RunningShop>();

/** What is known of this one request. */
export type Visit = { requestId: string; clientAddress: string; nonce: string };
export const visitContext = createContext<Visit>();

/** The origin to which a form of this page leads besides the shop's own; null on nearly all pages. */
export const formTargetContext = createContext<string | null>(null);

/** Whether the database was unreachable during this request: the response is then 503, because waiting helps. */
export const outageContext = createContext(false);

/**
 * The signed-in account. Null for guests, and on public pages, which never ask; the router takes undefined for "never
 * set".
 */
export const accountContext = createContext<Account | null>(null);

/** A guest's cart as this request has changed it, for the page that it answers with. */
export const changedCartContext = createContext<Cart | null>(null);

/** The account on pages for customers only. Set by `requireCustomer` alone. */
export const customerContext = createContext<Account>();

/** Set by the panel's guard alone. */
export const ownerShopContext = createContext<OwnerShop>();

/** The same for lists, exports and figures: read from the replica, but not by who has just changed something. */
export const readingShopContext = createContext<ReadingShop>();

/** The admin's session, for what belongs to one browser: an enrolment that has begun, a new token; role and language. */
export type PanelSession = { id: string; role: AdminRole; panelLanguage: PanelLanguage };
export const panelSessionContext = createContext<PanelSession>();
