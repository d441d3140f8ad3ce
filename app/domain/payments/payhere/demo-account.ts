import type { PayHereAccount } from './gateway.ts';

/** Where the stand-in of the gateway answers in a demonstration. Outside of one nothing is there. */
export const standInPath = '/demo/payhere';

/** The account of a demonstration. It is public, and no money moves. */
export const demoAccount: PayHereAccount = {
  merchantId: 'demonstration',
  secret: 'a secret of the demonstration',
  checkoutUrl: `${standInPath}/pay/checkout`,
};
