import { data, href, redirect } from 'react-router';
import { qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { PanelErrorPage, statusOf } from '#admin/frame/error-page.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { nextPath } from '#admin/sign-in/next-path.ts';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import {
  beginEnrolment,
  findPendingEnrolment,
} from '#domain/auth/second-factor/begin-enrolment.server.ts';
import { enrolSecondFactor } from '#domain/auth/second-factor/enrol-second-factor.server.ts';
import { totpUri } from '#domain/auth/second-factor/totp.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ownerShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { readFormData } from '#web/forms/read-form.server.ts';
import { keepPanelPrivate, requireEnrolling } from '#web/guards/require-owner.server.ts';
import { secondFactorCipher, secondFactorCookies } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/enrol.route';
import { EnrolPage, type PresentedEnrolment } from './enrol-page.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireEnrolling];

export function meta({ error }: Route.MetaArgs) {
  return panelMeta(error && statusOf(error) === 401 ? signInCopy.login : secondFactorCopy.title);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const { id: sessionId } = context.get(panelSessionContext);
  const cipher = secondFactorCipher(context.get(runningShopContext));
  const pending = await findPendingEnrolment(shop, { sessionId, cipher });
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  return { next, enrolment: pending && (await presentEnrolment(shop, pending.secret)) };
}

/** Returns the secret of a pending enrolment to scan, to open in an app on this device, and to type. */
async function presentEnrolment(shop: OwnerShop, secret: string): Promise<PresentedEnrolment> {
  const { siteName } = await readSettings(shop);
  const otpauthUri = totpUri(secret, { issuer: siteName.en, account: shop.actor.name });
  return {
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    otpauthUri,
    qrCode: qrCodeOf(otpauthUri),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const { id: sessionId } = context.get(panelSessionContext);
  const cipher = secondFactorCipher(running);
  const form = await readFormData(request);
  const next = nextPath(form.get('next'));
  if (form.get('intent') === 'begin') {
    await beginEnrolment(shop, { sessionId, cipher }, 'join');
    throw redirect(`${href('/admin/second-factor/enrol')}?${new URLSearchParams({ next })}`);
  }
  const enrolled = await enrolSecondFactor(
    shop,
    { sessionId, cipher },
    `${form.get('code') ?? ''}`,
  );
  if (!enrolled.ok) {
    const isWrong = enrolled.refusal.code === 'wrong-code';
    const answer = isWrong ? { values: {}, problems: { code: 'wrong-code' } } : undefined;
    return data({ next, answer }, { status: isWrong ? 422 : 409 });
  }
  const { token, recoveryCodes } = enrolled.value;
  const { userId } = shop.actor;
  const setCookies = await secondFactorCookies({ running, request, userId }, token);
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data({ next, recoveryCodes }, { headers });
}

export default function Enrol({ loaderData, actionData }: Route.ComponentProps) {
  return <EnrolPage {...loaderData} {...actionData} />;
}

export function ErrorBoundary() {
  return <PanelErrorPage isInFrame={false} />;
}
