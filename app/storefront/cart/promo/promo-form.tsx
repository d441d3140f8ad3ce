import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { busyMessageIn } from '#web/navigation/busy-message.ts';
import { promoCopy, promoRefusalCopy } from './promo.copy.ts';
import { PromoField } from './promo-field.tsx';
import type { PromoResponse } from './promo-response.ts';

/** Applies a promo code to the cart, removes it, or shows why it is refused. */
export function PromoForm({ cart }: { cart: PricedCart }) {
  const { replace, runInOrder } = useCartActions();
  const language = useLanguage();
  // Makes the id unique, because the drawer can be open above the cart page, which has this form too.
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Bilingual>();
  const { form: formRef, markSent } = useFocusAfterChange(cart.promo?.code);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget: form, nativeEvent } = event;
    const body = new FormData(form, (nativeEvent as SubmitEvent).submitter);
    setIsBusy(true);
    markSent();
    await runInOrder(async () => {
      const response = await post(form.action, body).catch(() => undefined);
      if (response?.cart) replace(response.cart);
      setError(errorOf(response));
    });
    setIsBusy(false);
  };
  return (
    <form
      ref={formRef}
      method="post"
      action={href('/cart/promo')}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="language" value={language} />
      <PromoField
        id={id}
        cart={cart}
        error={error}
        isBusy={isBusy}
        remove={{ name: 'promo', value: '' }}
      />
    </form>
  );
}

/**
 * Moves the focus to the button or the section that replaces the control used to apply or remove a code, unless the
 * shopper has focused something else since. Call `markSent` when the form is sent.
 */
function useFocusAfterChange(code: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a code was applied or removed
  useEffect(() => {
    // Checks that nothing else was focused: the focus of a removed control goes to the page or to the drawer.
    if (isSent.current && document.activeElement?.contains(form.current)) {
      form.current?.querySelector<HTMLElement>('summary, button')?.focus();
    }
    isSent.current = false;
  }, [code]);
  const markSent = () => {
    isSent.current = true;
  };
  return { form, markSent };
}

function errorOf(response: AnyResponse | undefined): Bilingual | undefined {
  if (!response?.cart) return busyMessageIn(response) ?? promoCopy.unavailable;
  return response.refusal && promoRefusalCopy(response.code, response.refusal);
}

/** The response of the shop, or without a cart any other, such as the one under overload. */
type AnyResponse = PromoResponse | { cart?: undefined };

/** Returns the body of the response, also about a refused code. Throws if none arrives. */
async function post(url: string, form: FormData): Promise<AnyResponse> {
  const fields = [...form].map(([name, value]) => [name, `${value}`]);
  const response = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  return (await response.json()) as AnyResponse;
}
