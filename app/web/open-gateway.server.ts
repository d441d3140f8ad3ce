import type { Shop } from '#domain/kernel/shop.server.ts';
import { findReceivedPayment } from '#domain/orders/online/read-payment.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { demoAccount, standInPath } from '#domain/payments/payhere/demo-account.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import { parseNotification } from '#domain/payments/payhere/parse-notification.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { openMerchantApi } from '#platform/payhere/merchant-api.server.ts';
import { PayHereStandIn } from '#platform/payhere/stand-in.server.ts';

/** Long enough to see the page that waits for a notification. */
const standInDelayMs = 1_500;
const demoApi = { appId: 'demo', appSecret: 'a secret of demo mode' };

/** Opens the payment gateway. Demo mode uses the stand-in; a real shop without configuration has none. */
export function openGateway(
  { demo, payHere }: Pick<Config, 'demo' | 'payHere'>,
  shop: Shop,
): PayHereGateway | undefined {
  if (demo) return openDemoGateway(shop);
  if (!payHere) return undefined;
  const { merchantId, secret, origin, api } = payHere;
  const account = { merchantId, secret, checkoutUrl: `${origin}/pay/checkout` };
  const merchant = api && openMerchantApi({ ...api, baseUrl: `${origin}/merchant/v1` });
  return { account, search: merchant?.search, refund: merchant?.refund };
}

function openDemoGateway(shop: Shop): PayHereGateway {
  const standIn = openStandIn(shop);
  const baseUrl = `http://stand-in${standInPath}/merchant/v1`;
  const transport = (request: Request) => standIn.handle(request);
  return {
    account: demoAccount,
    standIn,
    ...openMerchantApi({ ...demoApi, baseUrl, transport }),
  };
}

function openStandIn(shop: Shop): PayHereStandIn {
  return new PayHereStandIn({
    ...demoAccount,
    ...demoApi,
    basePath: standInPath,
    delayMs: standInDelayMs,
    findEarlierPayment: (paymentId) => findReceivedPayment(shop, paymentId),
    notify: async (fields) => {
      const read = parseNotification(demoAccount, fields);
      if (!read.ok) return 403;
      const recorded = await recordNotification({ ...shop, actor: { kind: 'shop' } }, read.value);
      return recorded.ok ? 200 : 409;
    },
  });
}
