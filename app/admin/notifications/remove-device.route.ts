import { href } from 'react-router';
import { removePushDevice } from '#domain/push/remove-push-device.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/flash.server.ts';
import { onlyPost } from '#web/only-post.server.ts';
import type { Route } from './+types/remove-device.route';

export const loader = onlyPost;

/** Switches notifications off on one device of the admin, from any other. */
export async function action({ params, context }: Route.ActionArgs) {
  await removePushDevice(context.get(ownerShopContext), params.deviceId);
  return redirectWithFlash(context.get(runningShopContext), href('/admin/notifications'), {
    kind: 'success',
    code: 'notifications-off',
  });
}
