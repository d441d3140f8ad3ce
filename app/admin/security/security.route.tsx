import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findSecondFactor } from '#domain/auth/second-factor/find-second-factor.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ownerShopContext, panelSessionContext } from '#web/contexts.server.ts';
import { answerHeaders } from '#web/forms/form-answers.server.ts';
import type { Route } from './+types/security.route';
import { beginSwitchOn, changeSecondFactor } from './change-second-factor.server.ts';
import { securityCopy } from './security.copy.ts';
import { SecurityPage } from './security-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(securityCopy.title, matches);
}

export const headers = answerHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const { twoFactorAuth, sessionTimeout } = await readSettings(shop);
  const factor = twoFactorAuth ? await findSecondFactor(shop) : undefined;
  return {
    sessionTimeout,
    panelLanguage: context.get(panelSessionContext).panelLanguage,
    factor: factor && { enrolledOn: shortDate(factor.enrolledAt), codesLeft: factor.codesLeft },
  };
}

export async function action(args: Route.ActionArgs) {
  const { twoFactorAuth } = await readSettings(args.context.get(ownerShopContext));
  return twoFactorAuth ? changeSecondFactor(args) : beginSwitchOn(args);
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = actionData && 'recoveryCodes' in actionData;
  return isDone ? (
    <SecurityPage {...loaderData} recoveryCodes={actionData.recoveryCodes} />
  ) : (
    <SecurityPage {...loaderData} answer={actionData} />
  );
}
