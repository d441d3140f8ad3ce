import { href, redirect } from 'react-router';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Back to the list, where the message is shown. */
export async function sayInList(running: RunningShop, flash: Flash) {
  const said = await writeFlash(running, flash);
  return redirect(href('/admin/admins'), { status: 303, headers: { 'Set-Cookie': said } });
}
