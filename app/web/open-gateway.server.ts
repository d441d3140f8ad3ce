import type { Shop } from '#domain/kernel/shop.server.ts';
import { takeNotice } from '#domain/orders/online/take-notice.server.ts';
import { demoAccount, standInPath } from '#domain/payments/payhere/demo-account.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import { readNotification } from '#domain/payments/payhere/read-notification.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { PayHereStandIn } from '#platform/payhere/stand-in.server.ts';

/** Long enough that the page which waits for a notification is seen. */
const standInDelayMs = 1_500;

/** Opens how shoppers pay online. In a demonstration the stand-in answers; elsewhere there is none. */
export function openGateway(
  { demo, payHere }: Pick<Config, 'demo' | 'payHere'>,
  shop: Shop,
): PayHereGateway | undefined {
  if (demo) return { account: demoAccount, standIn: openStandIn(shop) };
  if (!payHere) return undefined;
  const { merchantId, secret, origin } = payHere;
  return { account: { merchantId, secret, checkoutUrl: `${origin}/pay/checkout` } };
}

function openStandIn(shop: Shop): PayHereStandIn {
  return new PayHereStandIn({
    ...demoAccount,
    appId: 'demonstration',
    appSecret: 'of the demonstration',
    basePath: standInPath,
    delayMs: standInDelayMs,
    notify: async (fields) => {
      const read = readNotification(demoAccount, fields);
      if (!read.ok) return 403;
      const taken = await takeNotice({ ...shop, actor: { kind: 'shop' } }, read.value);
      return taken.ok ? 200 : 409;
    },
  });
}
