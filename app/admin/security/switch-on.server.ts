import { href, type RouterContextProvider, redirect } from 'react-router';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { offerSecondFactor } from '#domain/auth/second-factor/offer-second-factor.server.ts';
import { switchOnForm } from '#domain/auth/second-factor/second-factor-schema.server.ts';
import { ownerShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { unconfirmed, wrongFields } from '#web/form-answers.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { secondFactorCipher } from '#web/second-factor.server.ts';

export type PanelVisit = { request: Request; context: Readonly<RouterContextProvider> };

/** Leads to the enrolment, which switches two-factor on, so that no admin is locked out by half of it. */
export async function beginSwitchOn({ request, context }: PanelVisit) {
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const { id: sessionId } = context.get(panelSessionContext);
  const form = await readForm(request, switchOnForm);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);
  const who = { userId: shop.actor.userId, password: form.value.password };
  const confirmed = await confirmPassword(running.shop, who);
  if (!confirmed.ok) return unconfirmed(form.values, confirmed.refusal);
  await offerSecondFactor(shop, { sessionId, cipher: secondFactorCipher(running) }, 'switch-on');
  throw redirect(enrolAddress());
}

export function enrolAddress(): string {
  const query = new URLSearchParams({ next: href('/admin/security') });
  return `${href('/admin/second-factor/enrol')}?${query}`;
}
