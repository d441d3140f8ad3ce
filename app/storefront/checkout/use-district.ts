import { type RefObject, useEffect, useState } from 'react';
import { type PricedCart, withDeliveryFee } from '#domain/cart/priced-cart.ts';
import {
  deliveryFeeIn,
  districtSent,
  isOfferedIn,
} from '#domain/settings/delivery/delivery-rules.ts';
import type { Checkout } from './checkout.server.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';

/** The cart with its delivery, and the ways to pay, as they are in the district of the form. */
export function inDistrict(
  { cart, delivery, paymentMethods }: Checkout,
  chosen: string | undefined,
): Pick<Checkout, 'cart' | 'paymentMethods'> & { district: ReturnType<typeof districtSent> } {
  const district = districtSent(chosen);
  const priced: PricedCart = withDeliveryFee(cart, deliveryFeeIn(delivery, district));
  const offered = paymentMethods.filter((method) => isOfferedIn(delivery, district, method));
  return { district, cart: priced, paymentMethods: offered };
}

/**
 * Returns the district of the form, as it was opened, answered or restored, and the function to call on input. A district
 * that the server found by the town is chosen in the form, where none was.
 */
export function useDistrict(
  form: RefObject<HTMLFormElement | null>,
  { answer, known }: { answer: CheckoutAnswer | undefined; known: Checkout['known'] },
) {
  const opened = (answer?.values ?? known?.values)?.['district'];
  const [district, setDistrict] = useState(opened);
  useEffect(() => {
    const select = selectIn(form.current);
    if (!select) return;
    const found = answer?.values['district'];
    if (found && select.value === '') select.value = found;
    setDistrict(select.value);
  }, [form, answer]);
  const readDistrict = () => setDistrict(selectIn(form.current)?.value);
  return { district, readDistrict };
}

function selectIn(form: HTMLFormElement | null): HTMLSelectElement | undefined {
  const select = form?.elements.namedItem('district');
  return select instanceof HTMLSelectElement ? select : undefined;
}
