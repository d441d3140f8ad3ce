import {
  data,
  href,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import type { AdminAccount } from '#domain/accounts/find-account.server.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import {
  findPanelVisitor,
  type MissingStep,
  recordPanelUse,
} from '#domain/auth/second-factor/panel-visitor.server.ts';
import { asAdmin, readOnlyShopFrom } from '#domain/kernel/shop.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import {
  adminShopContext,
  panelSessionContext,
  readOnlyShopContext,
  runningShopContext,
  shopContext,
} from '#web/contexts.server.ts';
import { addCookies } from '#web/cookies/add-cookies.server.ts';
import { readKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { readDatabaseFor, recentWriteCookies } from '#web/cookies/reads-own-writes.server.ts';
import { readUnsavedForm, type UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import type { DemoSignIn, RunningShop } from '#web/running-shop.server.ts';
import { isBackground } from './background.ts';

/** The props of the sign-in screen that replaces a page: the missing step, and why, if the session was valid before. */
export type SignInNeeded = {
  ask: 'password' | 'code' | 'enrolment';
  reason?: 'idle' | undefined;
  demo: DemoSignIn | undefined;
  /** The form that an ended session posted, to be saved afterwards. */
  unsaved?: UnsavedForm | undefined;
  /** Whether an ended session posted a form that could not be kept. */
  isFormLost?: boolean;
};

/** Prevents caches from storing and search engines from indexing any response of the panel. */
export const keepPanelPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
};

/**
 * Guards the panel, before every loader and action in it. Responds 401 to anyone who is not an admin, was idle
 * for too long or lacks the second factor; the panel's layout renders that as the sign-in screen. Redirects packers
 * to the parcels page, and refuses their posts to other pages.
 */
export const requireAdmin: MiddlewareFunction<Response> = guard(['nothing']);

/** Guards only the enrolment page, and also admits admins who have to enrol before anything else. */
export const requireEnrolling: MiddlewareFunction<Response> = guard(['nothing', 'enrolment']);

function guard(allowedMissing: readonly MissingStep[]): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const running = (context as RouterContextProvider).get(runningShopContext);
    const visitor = await readPanelVisitor(running, request);
    if (!visitor || !allowedMissing.includes(visitor.missingStep)) {
      const form = await readPostedForm(running, request, visitor);
      throw data({ ...signInNeeded(running, visitor), ...form }, { status: 401 });
    }

    const { sessionId: id, panelLanguage, missingStep, admin } = visitor;
    if (admin.role === 'packer') keepToParcels(request.method, url);
    if (!isBackground(request)) await recordPanelUse(running.shop, id);
    const shop = asAdmin(context.get(shopContext), admin);
    context.set(adminShopContext, shop);
    context.set(readOnlyShopContext, readOnlyShopFrom(shop, readDatabaseFor(running, request)));
    context.set(panelSessionContext, { id, role: admin.role, panelLanguage, missingStep });
    const response = await next();
    addCookies(response, visitor.setCookies);
    addCookies(response, recentWriteCookies(running, request));
    return response;
  };
}

/** Reads the form that is kept over the sign-in, or that one cannot be. Reads nothing of an unknown browser. */
async function readPostedForm(
  running: RunningShop,
  request: Request,
  visitor: PanelVisitor | undefined,
): Promise<Pick<SignInNeeded, 'unsaved' | 'isFormLost'>> {
  const isKnownBrowser = visitor !== undefined || (await readKnownBrowser(running, request));
  const unsaved = isKnownBrowser ? await readUnsavedForm(request) : undefined;
  return unsaved === 'lost' ? { isFormLost: true } : { unsaved };
}

/** The pages that packers may use: the parcels, their packing slips, and their own account. */
const packersPages: readonly string[] = [
  href('/admin/packing'),
  href('/admin/packing/hand-over'),
  href('/admin/orders/print'),
  href('/admin/panel-language'),
  href('/admin/second-factor/enrol'),
];

/** Keeps a packer to those pages. Uses the `url` of the middleware, because a script's request URL ends in `.data`. */
function keepToParcels(method: string, { pathname }: URL): void {
  if (packersPages.includes(pathname)) return;
  const isReading = method === 'GET' || method === 'HEAD';
  throw isReading ? redirect(href('/admin/packing')) : data(null, { status: 403 });
}

export function signInNeeded(
  { demo }: RunningShop,
  visitor: PanelVisitor | undefined,
): SignInNeeded {
  const missingStep = visitor?.missingStep ?? 'password';
  return {
    ask: missingStep === 'nothing' ? 'password' : missingStep,
    reason: visitor && missingStep === 'password' ? 'idle' : undefined,
    demo,
  };
}

export type PanelVisitor = {
  admin: AdminAccount;
  panelLanguage: PanelLanguage;
  sessionId: string;
  missingStep: MissingStep;
  setCookies: string[];
};

/** Reads the admin of the request's session, the step that it still needs, and the cookies that prolong it. */
export async function readPanelVisitor(
  running: RunningShop,
  request: Request,
): Promise<PanelVisitor | undefined> {
  const session = await readSession(running.auth, request.headers);
  if (!session) return undefined;
  const found = await findPanelVisitor(running.shop, session.id);
  if (!found || !mayEnter(running, found.admin)) return undefined;
  return { ...found, sessionId: session.id, setCookies: session.setCookies };
}

/** Returns whether a packer sent the request, for files of orders that are open to others by their private link. */
export async function isFromPacker(running: RunningShop, request: Request): Promise<boolean> {
  return (await readPanelVisitor(running, request))?.admin.role === 'packer';
}

/** Returns whether the admin may enter: the account of demo mode may not enter a real shop. */
function mayEnter(running: RunningShop, admin: Pick<AdminAccount, 'demo'>): boolean {
  return !admin.demo || running.demo !== undefined;
}
