import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { saveSettings } from '#domain/settings/save-settings.server.ts';
import { settingsSchema } from '#domain/settings/settings-schema.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/settings.route';
import { withProblems, withRefusal } from './answer-form.server.ts';
import { openSettings } from './open-settings.server.ts';
import type { SettingsAnswer } from './settings-answer.ts';
import { SettingsPage } from './settings-page.tsx';
import { tabHref, tabIn } from './settings-tabs.ts';

export function meta() {
  return panelMeta(shellCopy.settings);
}

export function loader({ context }: Route.LoaderArgs) {
  return openSettings(context.get(ownerShopContext));
}

/** Going from tab to tab reads nothing anew: the open form goes on from the state that it was opened with. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
  return args.defaultShouldRevalidate && !(isSamePage && args.formMethod === undefined);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(ownerShopContext);
  const form = await readForm(request, settingsSchema);
  if (!form.ok) {
    return data<SettingsAnswer>(withProblems(form.values, form.refusal.problems), { status: 422 });
  }

  const { changes, version } = form.value;
  const isDemo = context.get(runningShopContext).demo !== undefined;
  const saved = await saveSettings(shop, changes, { version, isDemo });
  if (!saved.ok) {
    const answer = await withRefusal(shop, form.values, saved.refusal);
    return data<SettingsAnswer>(answer, { status: 409 });
  }
  const flash = { kind: 'success', code: 'settings-saved' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  return redirect(tabHref(tabIn(url.searchParams)), { headers: { 'Set-Cookie': said } });
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage opened={loaderData} answer={actionData} />;
}
