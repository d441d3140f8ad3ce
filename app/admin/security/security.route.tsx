import { data, href, redirect } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { beginEnrolment } from '#domain/auth/second-factor/begin-enrolment.server.ts';
import type { Cipher } from '#domain/auth/second-factor/cipher.ts';
import { findSecondFactor } from '#domain/auth/second-factor/find-second-factor.server.ts';
import type { WrongCode } from '#domain/auth/second-factor/pass-second-factor.server.ts';
import {
  beginReplacement,
  replaceRecoveryCodes,
} from '#domain/auth/second-factor/replace-second-factor.server.ts';
import {
  changeForm,
  type SecondFactorChange,
  switchOnForm,
} from '#domain/auth/second-factor/second-factor-schema.server.ts';
import { spendCodeAttempts } from '#domain/auth/second-factor/spend-code-attempts.server.ts';
import { switchTwoFactorOff } from '#domain/auth/second-factor/switch-two-factor.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { adminShopContext, panelSessionContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { answerHeaders, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readFormWithPassword } from '#web/forms/read-form-with-password.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { findCodeAttemptKey, secondFactorCipher } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/security.route';
import { securityCopy } from './security.copy.ts';
import { SecurityPage } from './security-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(securityCopy.title, matches);
}

export const headers = answerHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { twoFactorAuth, sessionTimeout } = await readSettings(shop);
  const factor = twoFactorAuth ? await findSecondFactor(shop) : undefined;
  return {
    sessionTimeout,
    formKey: crypto.randomUUID(),
    panelLanguage: context.get(panelSessionContext).panelLanguage,
    factor: factor && { enrolledOn: shortDate(factor.enrolledAt), codesLeft: factor.codesLeft },
  };
}

export async function action(args: Route.ActionArgs) {
  const { twoFactorAuth } = await readSettings(args.context.get(adminShopContext));
  return twoFactorAuth ? changeSecondFactor(args) : beginSwitchOn(args);
}

/**
 * Replaces the recovery codes, begins the change to another app, or switches two-factor off for all admins. Tells a repeat of
 * the form that codes were made, because they cannot be shown again and the old ones no longer work.
 */
async function changeSecondFactor(args: RequestArgs) {
  const read = await readFormWithPassword(args, changeForm);
  if ('answer' in read) return read.answer;
  const { running, shop, form, values } = read;
  const { change, code } = form;
  const { userId } = shop.actor;
  const { request, context } = args;
  const attempts = await spendCodeAttempts(
    shop,
    await findCodeAttemptKey({ running, request, userId }),
  );
  if (!attempts.ok) return refusedAnswer(values, attempts.refusal);
  const { id: sessionId } = context.get(panelSessionContext);
  const session = { sessionId, cipher: secondFactorCipher(running) };
  let made: MadeCodes;
  // `values` has no code, but a form with another code is no repeat.
  const submission = { subject: 'second-factor', values: { ...values, code } };
  const changed = await onceForForm(shop, submission, async (shop) => {
    const result = await changes[change](shop, session, code);
    made = result.ok ? result.value : undefined;
    return result;
  });
  if (!changed.ok) return wrongFieldsAnswer(values, { code: changed.refusal.code });
  await attempts.value.returnAttempts();
  if (made) return data(made);
  if (change === 'replace') throw redirect(enrolHref());
  if (change === 'recovery-codes')
    return refusedAnswer(values, { code: 'codes-not-shown' } as const);
  throw await showSwitchedOff(running);
}

function showSwitchedOff(running: RunningShop) {
  const flash = { kind: 'success', code: 'two-factor-off' } as const;
  return redirectWithFlash(running, href('/admin/security'), flash);
}

type MadeCodes = { recoveryCodes: string[] } | undefined;

type ChangeCommand = (
  shop: AdminShop,
  session: { sessionId: string; cipher: Cipher },
  code: string,
) => Promise<Result<MadeCodes, WrongCode>>;

const changes: Record<SecondFactorChange, ChangeCommand> = {
  'recovery-codes': (shop, { cipher }, code) => replaceRecoveryCodes(shop, cipher, code),
  replace: beginReplacement,
  off: (shop, { cipher }, code) => switchTwoFactorOff(shop, cipher, code),
};

/**
 * Redirects to the enrolment, which switches two-factor on at its end, so that no admin is locked out halfway. A form that
 * was opened before another admin switched two-factor off begins nothing.
 */
async function beginSwitchOn(args: RequestArgs) {
  const read = await readFormWithPassword(args, switchOnForm);
  if ('answer' in read) return read.answer;
  const { running, shop, values } = read;
  if ('change' in values) throw await showSwitchedOff(running);
  const { id: sessionId } = args.context.get(panelSessionContext);
  await beginEnrolment(shop, { sessionId, cipher: secondFactorCipher(running) }, 'switch-on');
  throw redirect(enrolHref());
}

function enrolHref(): string {
  const query = new URLSearchParams({ next: href('/admin/security') });
  return `${href('/admin/second-factor/enrol')}?${query}`;
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const hasNewCodes = actionData && 'recoveryCodes' in actionData;
  return hasNewCodes ? (
    <SecurityPage {...loaderData} recoveryCodes={actionData.recoveryCodes} />
  ) : (
    <SecurityPage {...loaderData} answer={actionData} />
  );
}
