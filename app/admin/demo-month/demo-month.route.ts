import { href, redirect } from 'react-router';
import { z } from 'zod';
import { fillMonth } from '#domain/demo-month/fill-month.server.ts';
import { removeMonth } from '#domain/demo-month/remove-month.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/demo-month.route';

const monthForm = z.object({ intent: z.enum(['fill', 'remove']) });
type Intent = z.output<typeof monthForm>['intent'];

/** Redirects a GET to the dashboard, which has the form. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(runningShopContext).demo) throwNotFound();
  return redirect(href('/admin/dashboard'));
}

/** Fills or removes the month of invented orders in demo mode, one request at a time. A real shop responds with 404. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  if (!running.demo) throwNotFound();
  const form = await readForm(request, monthForm);
  if (!form.ok) return redirect(href('/admin/dashboard'), 303);
  const shop = context.get(adminShopContext);
  let flash: Flash = { kind: 'error', code: 'month-busy' };
  await running.oneAtATime('demo-month', async (db) => {
    flash = await carryOut({ ...shop, db }, form.value.intent);
  });
  return redirectWithFlash(running, href('/admin/dashboard'), flash);
}

async function carryOut(shop: AdminShop, intent: Intent): Promise<Flash> {
  if (intent === 'remove') {
    await removeMonth(shop);
    return { kind: 'success', code: 'month-removed' };
  }
  const filled = await fillMonth(shop);
  if (!filled.ok) return { kind: 'error', code: 'month-not-placed' };
  return { kind: 'success', code: 'month-filled' };
}
