import { eventSchema } from '#domain/analytics/event-schema.server.ts';
import { recordEvent } from '#domain/analytics/record-event.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { spendTry } from '#domain/limits/spend-try.server.ts';
import { shopContext, visitContext } from '#web/contexts.server.ts';
import { logFault } from '#web/log-fault.server.ts';
import type { Route } from './+types/events.route';

const mostBytes = 8 * 1024;
const windowMs = 10 * 60 * 1000;
/** Generous, for a whole mobile network may come from one address. */
const eventsPerAddress = 1_200;

/**
 * Takes one event of a page. What our own pages send is always answered with 204, counted or not, so that an outage or
 * a used-up budget shows in no browser; what they would never send is refused. No cookie is read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await request.text();
  if (Buffer.byteLength(body) > mostBytes) return answer(413);
  const said = eventSchema.safeParse(jsonIn(body));
  if (!said.success) return answer(422);
  try {
    const shop = context.get(shopContext);
    const { clientAddress } = context.get(visitContext);
    const bucket = `events:${addressBucket(clientAddress)}`;
    const spent = await spendTry(shop, { bucket, tries: eventsPerAddress, windowMs });
    if (spent.ok) await recordEvent(shop, said.data);
  } catch (fault) {
    logFault({ request, context }, fault);
  }
  return answer(204);
}

function answer(status: number) {
  return new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
