import type { PayHereAccount } from './gateway.ts';

/** The path of the gateway's stand-in in a demonstration. It exists nowhere else. */
export const standInPath = '/demo/payhere';

/** The account of a demonstration. It is public, and no money moves. */
export const demoAccount: PayHereAccount = {
  merchantId: 'demonstration',
  secret: 'a secret of the demonstration',
  checkoutUrl: `${standInPath}/pay/checkout`,
};
