import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { parseNotification } from '#domain/payments/payhere/parse-notification.server.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { readFormData } from '#web/forms/read-form.server.ts';
import { methodNotAllowed } from '#web/responses/method-not-allowed.server.ts';
import type { Route } from './+types/notify.route';

const maxBytes = 8 * 1024;

export function loader() {
  return methodNotAllowed();
}

/**
 * Receives a payment notification of PayHere. 200 confirms that it was stored; 404, 429 and 503 ask for a retry; others are
 * final. Nothing of its content is logged: it may hold parts of a card number.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const account = context.get(runningShopContext).gateway?.account;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return respond(413);
  const shop = context.get(shopContext);
  const fields = Object.fromEntries(await readFormData(request));
  const notification = account && parseNotification(account, fields);
  if (!notification?.ok) {
    const bucket = addressBucket(context.get(requestDetailsContext).clientAddress);
    shop.countEvent?.({ name: 'gateway', outcome: 'notification-refused' });
    const spent = await spendAttempt(shop, budgetOf('notification:address', bucket));
    return spent.ok ? respond(403) : respond(429, { 'Retry-After': `${spent.refusal.seconds}` });
  }
  const recorded = await recordNotification(
    { ...shop, actor: { kind: 'shop' } },
    notification.value,
  );
  const outcome = recorded.ok ? 'recorded' : recorded.refusal.code;
  shop.countEvent?.({ name: 'gateway', outcome: `notification-${outcome}` });
  if (recorded.ok) return respond(200);
  return respond(recorded.refusal.code === 'unknown-order' ? 404 : 409);
}

function respond(status: number, headers: Record<string, string> = {}) {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  });
}
