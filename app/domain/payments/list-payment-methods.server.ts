import type { Shop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { PaymentMethod } from './payment-methods.ts';

/**
 * The ways to pay that shoppers are offered today. Bank transfer needs an account to pay into; online payment is not
 * offered before its provider is connected, whatever the setting says.
 */
export async function listPaymentMethods(shop: Shop): Promise<PaymentMethod[]> {
  const settings = await readSettings(shop);
  const offered: PaymentMethod[] = [];
  if (settings.codEnabled) offered.push('cod');
  if (settings.bankTransferEnabled && settings.bankAccountDetails.en.trim() !== '') {
    offered.push('bank_transfer');
  }
  return offered;
}
