import { href, redirect } from 'react-router';
import {
  choosePanelLanguage,
  panelLanguageSchema,
} from '#domain/admins/choose-panel-language.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/panel-language.route';

/** Redirects a GET to the page of the form. */
export function loader() {
  return redirect(href('/admin/security'));
}

/** Saves the language that the admin chose. An invalid form changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, panelLanguageSchema);
  if (form.ok) await choosePanelLanguage(context.get(adminShopContext), form.value.panelLanguage);
  return redirectWithFlash(
    context.get(runningShopContext),
    href('/admin/security'),
    form.ok
      ? { kind: 'success', code: 'panel-language-chosen' }
      : { kind: 'error', code: 'panel-language-not-chosen' },
  );
}
