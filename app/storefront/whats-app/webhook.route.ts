import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { recordStatus } from '#domain/messages/queue/record-status.server.ts';
import { receiveWhatsAppMessage } from '#domain/support/receive-whats-app-message.server.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { challengeOf, readWhatsAppNotification } from '#web/whats-app-notification.server.ts';
import type { Route } from './+types/webhook.route';

/** Returns the challenge with which Meta verifies this URL once. */
export function loader({ url, context }: Route.LoaderArgs) {
  const account = context.get(runningShopContext).whatsApp;
  if (!account) return respond(404);
  const challenge = challengeOf(account, url.searchParams);
  return challenge === undefined ? respond(403) : respond(200, { text: challenge });
}

/**
 * Receives a notification of Meta: delivery statuses of messages, and received messages. Meta repeats it until the
 * response is 200. Logs none of its content.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { whatsApp: account, channels } = context.get(runningShopContext);
  const visitorShop = context.get(shopContext);
  const notification = account ? await readWhatsAppNotification(account, request) : 'forged';
  if (notification === 'forged') {
    const bucket = addressBucket(context.get(requestDetailsContext).clientAddress);
    const spent = await spendAttempt(visitorShop, budgetOf('notification:address', bucket));
    return spent.ok ? respond(403) : respond(429, { retryAfter: spent.refusal.seconds });
  }
  const shop = { ...visitorShop, actor: { kind: 'shop' as const } };
  const source = { channel: 'whatsapp' as const, connected: channels.map(({ name }) => name) };
  for (const status of notification?.statuses ?? []) await recordStatus(shop, status, source);
  for (const message of notification?.received ?? []) await receiveWhatsAppMessage(shop, message);
  return respond(200);
}

type ResponseParts = { text?: string; retryAfter?: number };

function respond(status: number, { text, retryAfter }: ResponseParts = {}) {
  return new Response(text ?? null, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      ...(text !== undefined && { 'Content-Type': 'text/plain; charset=utf-8' }),
      ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }),
    },
  });
}
