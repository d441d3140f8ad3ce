import type { Order } from '#domain/orders/reading/find-order.server.ts';
import {
  type CartPromo,
  editedDiscount,
  type PromoTerms,
  promoCodeOf,
  promoOutcome,
} from '#domain/promotions/promo.ts';
import {
  type DeliveryRules,
  deliveryFeeAfterMove,
  deliveryFeeIn,
} from '#domain/settings/delivery/delivery-rules.ts';
import type { PriceRules } from './running-total.tsx';

type NewOrderPrices = { delivery: DeliveryRules; promos: readonly CartPromo[] };

/** Returns the rules by which the preview of a new order comes to the total of the server. */
export function rulesOfNewOrder({ delivery, promos }: NewOrderPrices): PriceRules {
  const findPromo = (typedCode: string) =>
    promos.find(({ code }) => code === promoCodeOf(typedCode));
  return {
    feeIn: (district) => deliveryFeeIn(delivery, district),
    discountOn: (goods, typedCode) => promoOutcome(findPromo(typedCode), goods).discountLkr,
  };
}

type EditPrices = {
  order: Pick<Order, 'district' | 'deliveryFeeLkr' | 'discountLkr'>;
  delivery: DeliveryRules;
  /** The discount rules of the order's promo code. */
  promoTerms: PromoTerms | undefined;
};

/** Returns the rules by which the preview of an edited order comes to the total of the server. */
export function rulesOfEdit({ order, delivery, promoTerms }: EditPrices): PriceRules {
  return {
    feeIn: (district) => deliveryFeeAfterMove(delivery, order, district),
    discountOn: ({ lines }) => editedDiscount(order.discountLkr, promoTerms, lines),
  };
}
