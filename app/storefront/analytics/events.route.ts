import { eventSchema, type VisitorEvent } from '#domain/analytics/event-schema.server.ts';
import { recordEvent } from '#domain/analytics/record-event.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, networkBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { logRequestError, type RequestArgs } from '#web/responses/log-request-error.server.ts';
import { methodNotAllowed } from '#web/responses/method-not-allowed.server.ts';
import { actAsSignedIn } from '#web/sign-in/act-as-signed-in.server.ts';
import type { Route } from './+types/events.route';

const maxBytes = 8 * 1024;

export function loader() {
  return methodNotAllowed();
}

/**
 * Records one event of a page. Responds 204 to valid events, recorded or not, so that browsers show no error during an
 * outage or after too many events. Refuses invalid ones.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await request.text();
  if (Buffer.byteLength(body) > maxBytes) return respond(413);
  const event = eventSchema.safeParse(jsonIn(body));
  if (!event.success) return respond(422);
  try {
    return respond(204, await recordWithinBudgets({ request, context }, event.data));
  } catch (fault) {
    logRequestError({ request, context }, fault);
    return respond(204);
  }
}

/** Records an event within the budgets, with the account of a customer. Returns the cookies of a prolonged session. */
async function recordWithinBudgets({ request, context }: RequestArgs, event: VisitorEvent) {
  const shop = context.get(shopContext);
  const { clientAddress } = context.get(requestDetailsContext);
  if (!(await spendEventBudgets(shop, clientAddress))) return [];
  const signedIn = await actAsSignedIn(shop, context.get(runningShopContext), request);
  await recordEvent(signedIn.shop, event);
  return signedIn.setCookies;
}

/** Returns false once a budget is used up. Spends that of the shop last, so that one network cannot use it up. */
async function spendEventBudgets(shop: Shop, clientAddress: string): Promise<boolean> {
  const { outcome } = await spendAttempts(shop, [
    budgetOf('events:address', addressBucket(clientAddress)),
    budgetOf('events:network', networkBucket(clientAddress)),
    budgetOf('events:shop', 'all'),
  ]);
  return outcome.ok;
}

function respond(status: number, setCookies: readonly string[] = []) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
