import { data, href, redirect } from 'react-router';
import type { Cipher } from '#domain/auth/second-factor/cipher.ts';
import { offerSecondFactor } from '#domain/auth/second-factor/offer-second-factor.server.ts';
import type { WrongCode } from '#domain/auth/second-factor/pass-second-factor.server.ts';
import {
  replaceRecoveryCodes,
  replaceSecondFactor,
} from '#domain/auth/second-factor/replace-second-factor.server.ts';
import {
  type Change,
  changeForm,
  switchOnForm,
} from '#domain/auth/second-factor/second-factor-schema.server.ts';
import { spendCodeAttempts } from '#domain/auth/second-factor/spend-code-attempts.server.ts';
import { switchTwoFactorOff } from '#domain/auth/second-factor/switch-two-factor.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { panelSessionContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { type PanelVisit, readConfirmed } from '#web/forms/read-confirmed.server.ts';
import { guesserOf, secondFactorCipher } from '#web/sign-in/second-factor.server.ts';

/** Replaces the recovery codes or the app, or switches off: each for the password and a code. */
export async function changeSecondFactor(visit: PanelVisit) {
  const read = await readConfirmed(visit, changeForm);
  if ('answer' in read) return read.answer;
  const { running, shop, values } = read;
  const { change, code } = read.form;
  const { userId } = shop.actor;
  const { request, context } = visit;
  const attempts = await spendCodeAttempts(shop, await guesserOf({ running, request, userId }));
  if (!attempts.ok) return refused(values, attempts.refusal);
  const { id: sessionId } = context.get(panelSessionContext);
  const session = { sessionId, cipher: secondFactorCipher(running) };
  const changed = await changes[change](shop, session, code);
  if (!changed.ok) return wrongFields(values, { code: changed.refusal.code });
  await attempts.value.returnAttempts();
  if (changed.value) return data(changed.value);
  if (change === 'replace') throw redirect(enrolAddress());
  const flash = { kind: 'success', code: 'two-factor-off' } as const;
  throw await redirectWithFlash(running, href('/admin/security'), flash);
}

type DoChange = (
  shop: OwnerShop,
  session: { sessionId: string; cipher: Cipher },
  code: string,
) => Promise<Result<{ recoveryCodes: string[] } | undefined, WrongCode>>;

const changes: Record<Change, DoChange> = {
  codes: (shop, { cipher }, code) => replaceRecoveryCodes(shop, cipher, code),
  replace: replaceSecondFactor,
  off: (shop, { cipher }, code) => switchTwoFactorOff(shop, cipher, code),
};

/** Leads to the enrolment, which switches two-factor on, so that no admin is locked out by half of it. */
export async function beginSwitchOn(visit: PanelVisit) {
  const read = await readConfirmed(visit, switchOnForm);
  if ('answer' in read) return read.answer;
  const { running, shop } = read;
  const { id: sessionId } = visit.context.get(panelSessionContext);
  await offerSecondFactor(shop, { sessionId, cipher: secondFactorCipher(running) }, 'switch-on');
  throw redirect(enrolAddress());
}

function enrolAddress(): string {
  const query = new URLSearchParams({ next: href('/admin/security') });
  return `${href('/admin/second-factor/enrol')}?${query}`;
}
