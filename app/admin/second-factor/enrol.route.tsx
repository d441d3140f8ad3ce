import { data, href, redirect } from 'react-router';
import { qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { PanelErrorPage, statusOf } from '#admin/layout/error-page.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { nextPath } from '#admin/sign-in/next-path.ts';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import { UnsavedScreen } from '#admin/sign-in/unsaved-screen.tsx';
import {
  beginEnrolment,
  findPendingEnrolment,
} from '#domain/auth/second-factor/begin-enrolment.server.ts';
import { enrolSecondFactor } from '#domain/auth/second-factor/enrol-second-factor.server.ts';
import { findSecondFactor } from '#domain/auth/second-factor/find-second-factor.server.ts';
import { totpUri } from '#domain/auth/second-factor/totp.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { adminShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { readFormData } from '#web/forms/read-form.server.ts';
import { parseUnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { keepPanelPrivate, requireEnrolling } from '#web/guards/require-admin.server.ts';
import { secondFactorCipher, secondFactorCookies } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/enrol.route';
import { EnrolPage, type EnrolPageProps, type PresentedEnrolment } from './enrol-page.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireEnrolling];

export function meta({ error }: Route.MetaArgs) {
  return panelMeta(error && statusOf(error) === 401 ? signInCopy.login : secondFactorCopy.title);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const pending = await findPendingEnrolment(shop, enrolmentOf(context));
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  if (pending) return { next, enrolment: await presentEnrolment(shop, pending.secret) };
  return { next, enrolment: undefined, finished: await findFinished(shop, context) };
}

/** Returns when the admin set up an app; undefined without one. */
async function findFinished(shop: AdminShop, context: Route.LoaderArgs['context']) {
  const factor = await findSecondFactor(shop);
  const { role } = context.get(panelSessionContext);
  return factor && { enrolledOn: shortDate(factor.enrolledAt), role };
}

/** Returns the secret of a pending enrolment to scan, to open in an app on this device, and to type. */
async function presentEnrolment(shop: AdminShop, secret: string): Promise<PresentedEnrolment> {
  const { siteName } = await readSettings(shop);
  const otpauthUri = totpUri(secret, { issuer: siteName.en, account: shop.actor.name });
  return {
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    otpauthUri,
    qrCode: qrCodeOf(otpauthUri),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readFormData(args.request);
  const intent = form.get('intent');
  const next = nextPath(form.get('next'));
  const unsaved = parseUnsavedForm(`${form.get('unsaved') ?? ''}`);
  if (intent === 'resume' && unsaved) return data({ next, resume: unsaved });
  const continuation = { next, unsaved };
  return intent === 'begin'
    ? begin(args, continuation)
    : confirm(args, continuation, `${form.get('code') ?? ''}`);
}

type Continuation = Pick<EnrolPageProps, 'next' | 'unsaved'>;

/** Begins the enrolment, unless the admin has finished it in another tab. */
async function begin({ context }: Route.ActionArgs, continuation: Continuation) {
  const { next, unsaved } = continuation;
  if (context.get(panelSessionContext).missingStep === 'nothing') {
    if (unsaved) return data({ next, resume: unsaved });
    throw redirect(next);
  }
  await beginEnrolment(context.get(adminShopContext), enrolmentOf(context), 'join');
  // Renders the page at once, because a redirect would lose the form.
  if (unsaved) return data(continuation);
  const query = new URLSearchParams({ next });
  throw redirect(`${href('/admin/second-factor/enrol')}?${query}`);
}

async function confirm(
  { request, context }: Route.ActionArgs,
  continuation: Continuation,
  code: string,
) {
  const running = context.get(runningShopContext);
  const shop = context.get(adminShopContext);
  const enrolled = await enrolSecondFactor(shop, enrolmentOf(context), code);
  if (!enrolled.ok) {
    const isWrong = enrolled.refusal.code === 'wrong-code';
    const answer = isWrong ? { values: {}, problems: { code: 'wrong-code' } } : undefined;
    return data({ ...continuation, answer }, { status: isWrong ? 422 : 409 });
  }
  const { token, recoveryCodes } = enrolled.value;
  const { userId } = shop.actor;
  const setCookies = await secondFactorCookies({ running, request, userId }, token);
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data({ ...continuation, recoveryCodes }, { headers });
}

/** Returns the session to which a pending enrolment belongs, and the cipher that decrypts the enrolment. */
function enrolmentOf(context: Route.ActionArgs['context']) {
  const { id: sessionId } = context.get(panelSessionContext);
  return { sessionId, cipher: secondFactorCipher(context.get(runningShopContext)) };
}

export default function Enrol({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'resume' in actionData) {
    return <UnsavedScreen unsaved={actionData.resume} next={actionData.next} />;
  }
  return <EnrolPage {...loaderData} {...actionData} />;
}

export function ErrorBoundary() {
  return <PanelErrorPage isInLayout={false} />;
}
