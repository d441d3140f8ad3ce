import { createCookie } from 'react-router';
import { z } from 'zod';
import { deriveKey } from '#platform/config/secret.server.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const halfAnHourInSeconds = 30 * 60;

/** Keeps the headers of a response within the 4096 bytes that nginx reads by default. */
const maxCookieLength = 3000;

/**
 * A form of a customer that was not saved: why, the path of the page that shows it again, the path of its action (both
 * without the language), and its texts.
 */
const unsavedForm = z.object({
  reason: z.enum(['signed-out', 'address-deleted', 'refused']),
  page: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
});
export type CustomersUnsavedForm = z.output<typeof unsavedForm>;

function unsavedFormCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_unsaved' : 'sandhi_unsaved', {
    secrets: [deriveKey('unsaved-form-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: halfAnHourInSeconds,
  });
}

/**
 * Adds the cookie to a redirect, so that the page shows what was typed. Keeps nothing of a form without typed texts, nor
 * of one that is too long for a cookie. `values` must not contain secrets.
 */
export async function keepUnsavedForm(
  { context }: RequestArgs,
  unsaved: CustomersUnsavedForm,
  redirection: Response,
): Promise<Response> {
  if (!hasTypedText(unsaved.values)) return redirection;
  const { intent: _, ...values } = unsaved.values;
  const cookie = unsavedFormCookie(context.get(runningShopContext));
  const setCookie = await cookie.serialize({ ...unsaved, values });
  if (setCookie.length <= maxCookieLength) redirection.headers.append('Set-Cookie', setCookie);
  return redirection;
}

/** Returns whether a field has a text. The pressed button and the account in which the form was opened are none. */
export function hasTypedText(values: Record<string, string>): boolean {
  return Object.entries(values).some(
    ([name, value]) => value !== '' && name !== 'intent' && name !== 'account',
  );
}

/** Reads the form, if there is one, and returns with it the cookie that deletes it. */
export async function readUnsavedFormCookie(
  running: RunningShop,
  request: Request,
): Promise<{ unsaved: CustomersUnsavedForm; deletionCookie: string } | undefined> {
  const cookie = unsavedFormCookie(running);
  const parsed = unsavedForm.safeParse(await cookie.parse(request.headers.get('Cookie')));
  return parsed.success
    ? { unsaved: parsed.data, deletionCookie: await deleteUnsavedForm(running) }
    : undefined;
}

/** Returns the cookie that deletes the form in the browser. */
export function deleteUnsavedForm(running: RunningShop): Promise<string> {
  return unsavedFormCookie(running).serialize('', { maxAge: 0 });
}
