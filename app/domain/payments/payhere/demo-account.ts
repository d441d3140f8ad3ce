import type { PayHereAccount } from './gateway.ts';

/** The path of the gateway's stand-in, which exists only in demo mode. */
export const standInPath = '/demo/payhere';

/** The gateway account of demo mode. Its secret is public; no real money is involved. */
export const demoAccount: PayHereAccount = {
  merchantId: 'demo',
  secret: 'a secret of demo mode',
  checkoutUrl: `${standInPath}/pay/checkout`,
};
