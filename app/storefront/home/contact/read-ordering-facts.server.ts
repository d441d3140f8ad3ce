import { listProducts } from '#domain/catalog/list-products.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { closureNoteOf } from '#domain/orders/closure-note.copy.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { offeredMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { cashExceptionOf } from '#domain/settings/delivery/cash-exception.copy.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';

/** The facts that shoppers ask about before ordering. The price is that of the first product of the shop. */
export type OrderingFacts = {
  priceLkr: number | undefined;
  /** Holds also while the owner left the promise of it empty. */
  isDeliveryFree: boolean;
  deliveryPromise: Bilingual | undefined;
  paymentMethods: PaymentMethod[];
  /** Names the districts without cash on delivery; undefined where cash is collected everywhere. */
  cashException: Bilingual | undefined;
  /** The names of the payment methods, so that the page loads no other texts about payments. */
  paymentLabels: Bilingual[];
  /** Says when a closed shop prepares an order, or takes orders again; undefined while it is open. */
  closureNote: Bilingual | undefined;
};

export async function readOrderingFacts(shop: Shop): Promise<OrderingFacts> {
  const [first] = await listProducts(shop);
  const settings = await readSettings(shop);
  const closure = closureOf(settings, shop.now());
  const paymentMethods = offeredMethods(settings, shop);
  return {
    priceLkr: first?.priceLkr,
    isDeliveryFree: settings.freeDelivery,
    deliveryPromise: deliveryPromise(settings),
    paymentMethods,
    cashException: cashExceptionOf(deliveryRulesOf(settings)),
    paymentLabels: paymentMethods.map((method) => paymentMethodCopy[method].label),
    closureNote: closure && closureNoteOf(closure),
  };
}
