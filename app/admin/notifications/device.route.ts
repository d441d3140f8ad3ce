import { data, href, redirect } from 'react-router';
import { addPushDevice } from '#domain/push/add-push-device.server.ts';
import { deviceSchema } from '#domain/push/device-schema.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { readKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/device.route';
import { deviceName } from './device-name.ts';

/** Redirects a GET to the page of the devices. */
export function loader() {
  return redirect(href('/admin/notifications'));
}

/** Saves the push subscription of a browser, which only a script can send. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const form = await readForm(request, deviceSchema);
  if (!form.ok) return data({ obstacle: 'failed' as const }, { status: 422 });
  const added = await addPushDevice(context.get(adminShopContext), {
    ...form.value,
    name: deviceName(request.headers.get('User-Agent') ?? ''),
    browserId: (await readKnownBrowser(running, request))?.id,
    demo: running.demo !== undefined,
  });
  return added.ok
    ? data({ obstacle: undefined })
    : data({ obstacle: added.refusal.code }, { status: 409 });
}
