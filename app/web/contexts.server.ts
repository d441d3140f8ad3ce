import { createContext } from 'react-router';
import type { Account } from '#domain/accounts/find-account.server.ts';
import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** The shop with whoever acts in this request. */
export const shopContext = createContext<Shop>();

/** The machinery of the running shop that HTTP glue needs: accounts, secrets, the address, demo mode. */
export const runningShopContext = createContext<RunningShop>();

/** What is known of this one request. */
export type Visit = { requestId: string; clientAddress: string; nonce: string };
export const visitContext = createContext<Visit>();

/** Whether the database could not be asked for this request: the answer says 503, which waiting mends. */
export const outageContext = createContext(false);

/** Who is signed in. Null for guests, and on pages for everybody, which never ask; the router takes undefined for "never set". */
export const accountContext = createContext<Account | null>(null);

/** The account on pages that only customers have. Set by `requireCustomer`, and by nothing else. */
export const customerContext = createContext<Account>();

/** Set by the panel's guard, and by nothing else. */
export const ownerShopContext = createContext<OwnerShop>();

/** The owner's session, for what belongs to one browser: an enrolment that has begun, a new token. */
export type PanelSession = { id: string };
export const panelSessionContext = createContext<PanelSession>();
