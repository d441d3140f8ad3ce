import { href } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { readPush } from '#domain/push/read-push.server.ts';
import { pushChoicesSchema, savePushChoices } from '#domain/push/save-push-choices.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/notifications.route';
import { notificationsCopy } from './notifications.copy.ts';
import { NotificationsPage } from './notifications-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(notificationsCopy.title, matches);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const { devices, ...choices } = await readPush(context.get(adminShopContext));
  const thisBrowserId = (await readKnownBrowser(running, request))?.id;
  return {
    ...choices,
    devices: devices.map(({ id, name, browserId, createdAt }) => ({
      ...{ id, name, since: shortDate(createdAt) },
      isThisBrowser: browserId !== null && browserId === thisBrowserId,
    })),
    pushKey: running.pushKey,
    isDemo: running.demo !== undefined,
  };
}

/** Saves the kinds of notification that the admin gets, and the quiet hours. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, pushChoicesSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  await savePushChoices(context.get(adminShopContext), form.value);
  return redirectWithFlash(context.get(runningShopContext), href('/admin/notifications'), {
    kind: 'success',
    code: 'notifications-chosen',
  });
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} answer={actionData} />;
}
