import { href, redirect } from 'react-router';
import { removePushDevice } from '#domain/push/remove-push-device.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import type { Route } from './+types/remove-device.route';

/** Redirects a GET to the page of the devices. */
export function loader() {
  return redirect(href('/admin/notifications'));
}

/** Switches notifications off on one device of the admin, not only on the device in use. */
export async function action({ params, context }: Route.ActionArgs) {
  await removePushDevice(context.get(adminShopContext), params.deviceId);
  return redirectWithFlash(context.get(runningShopContext), href('/admin/notifications'), {
    kind: 'success',
    code: 'notifications-off',
  });
}
