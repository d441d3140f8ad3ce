import { data, href, redirect } from 'react-router';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import type { Cipher } from '#domain/auth/second-factor/cipher.ts';
import type { WrongCode } from '#domain/auth/second-factor/pass-second-factor.server.ts';
import {
  replaceRecoveryCodes,
  replaceSecondFactor,
} from '#domain/auth/second-factor/replace-second-factor.server.ts';
import { type Change, changeForm } from '#domain/auth/second-factor/second-factor-schema.server.ts';
import { spendCodeTries } from '#domain/auth/second-factor/second-factor-tries.server.ts';
import { switchTwoFactorOff } from '#domain/auth/second-factor/switch-two-factor.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { ownerShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { refused, unconfirmed, wrongFields } from '#web/form-answers.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { guesserOf, secondFactorCipher } from '#web/second-factor.server.ts';
import { enrolAddress, type PanelVisit } from './switch-on.server.ts';

/** New recovery codes, another app, or off: each for the password and a code. */
export async function changeSecondFactor(visit: PanelVisit) {
  const { request, context } = visit;
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const { id: sessionId } = context.get(panelSessionContext);
  const { userId } = shop.actor;
  const form = await readForm(request, changeForm);
  const { values } = form;
  if (!form.ok) return wrongFields(values, form.refusal.problems);
  const { change, password, code } = form.value;

  const confirmed = await confirmPassword(running.shop, { userId, password });
  if (!confirmed.ok) return unconfirmed(values, confirmed.refusal);
  const tries = await spendCodeTries(shop, await guesserOf({ running, request, userId }));
  if (!tries.ok) return refused(values, tries.refusal);
  const changing = { sessionId, cipher: secondFactorCipher(running) };
  const changed = await changes[change](shop, changing, code);
  if (!changed.ok) return wrongFields(values, { code: changed.refusal.code });
  await tries.value.giveBack();
  return goOn(running, change, changed.value);
}

type Changing = { sessionId: string; cipher: Cipher };
type Changed = { recoveryCodes: string[] } | undefined;
type DoChange = (
  shop: OwnerShop,
  who: Changing,
  code: string,
) => Promise<Result<Changed, WrongCode>>;

const changes: Record<Change, DoChange> = {
  codes: (shop, { cipher }, code) => replaceRecoveryCodes(shop, cipher, code),
  replace: replaceSecondFactor,
  off: (shop, { cipher }, code) => switchTwoFactorOff(shop, cipher, code),
};

async function goOn(running: RunningShop, change: Change, changed: Changed) {
  if (changed) return data(changed);
  if (change === 'replace') throw redirect(enrolAddress());
  const flash = await writeFlash(running, { kind: 'success', code: 'two-factor-off' });
  throw redirect(href('/admin/security'), { headers: { 'Set-Cookie': flash } });
}
