import type { Shop } from '#domain/kernel/shop.server.ts';
import { announcedMethods, offeredMethods } from '#domain/payments/payment-methods.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { PolicyFacts } from './policy-facts.copy.ts';

/**
 * Returns the facts that the policies state about the current settings. A real shop names the payment methods that it
 * offers; demo mode names all that are switched on, even online payment.
 */
export async function readPolicyFacts(
  shop: Shop,
  { isDemo }: { isDemo: boolean },
): Promise<PolicyFacts> {
  const settings = await readSettings(shop);
  return {
    delivery: deliveryRulesOf(settings),
    paymentMethods: isDemo ? announcedMethods(settings) : offeredMethods(settings, shop),
  };
}
