import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { type SaveSettingsRefusal, saveSettings } from '#domain/settings/save-settings.server.ts';
import type { SettingsField } from '#domain/settings/settings-fields.ts';
import { settingsSchema } from '#domain/settings/settings-schema.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { wrongFields } from '#web/form-answers.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/settings.route';
import { openSettings, wholeForm, withTheirs } from './open-settings.server.ts';
import { SettingsPage } from './settings-page.tsx';
import { tabHref, tabIn } from './settings-tabs.ts';

export function meta() {
  return panelMeta(shellCopy.settings);
}

export function loader({ context }: Route.LoaderArgs) {
  return openSettings(context.get(ownerShopContext));
}

/** Loads nothing again between tabs: the open form keeps the state that it was opened with. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
  return args.defaultShouldRevalidate && !(isSamePage && args.formMethod === undefined);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(ownerShopContext);
  const form = await readForm(request, settingsSchema);
  const values = wholeForm(form.values);
  if (!form.ok) return wrongFields(values, form.refusal.problems);

  const { changes, version } = form.value;
  const isDemo = context.get(runningShopContext).demo !== undefined;
  const saved = await saveSettings(shop, changes, { version, isDemo });
  if (!saved.ok) {
    const { refusal } = saved;
    if (refusal.code === 'changed-meanwhile') {
      return data(await withTheirs(shop, form.values), { status: 409 });
    }
    const field = refusal.code === 'invented-claim' ? refusal.field : fieldOf[refusal.code];
    return wrongFields(values, { [field]: refusal.code }, 409);
  }
  const flash = { kind: 'success', code: 'settings-saved' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  return redirect(tabHref(tabIn(url.searchParams)), { headers: { 'Set-Cookie': said } });
}

type FieldRefusal = Exclude<SaveSettingsRefusal['code'], 'changed-meanwhile' | 'invented-claim'>;

/** Where the owner corrects what cannot be saved together. */
const fieldOf: Record<FieldRefusal, SettingsField> = {
  'no-payment-method': 'codEnabled',
  'no-dollar-rate': 'lkrPerUsd',
  'no-rating': 'rating',
};

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage opened={loaderData} answer={actionData} />;
}
