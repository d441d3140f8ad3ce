import { Link, useMatches } from 'react-router';
import type { LanguageSwitchProps } from '#storefront/layout/shop-handle.ts';
import type { Checkout } from './checkout.server.ts';

export const checkoutFormId = 'checkout-form';

const intent = { name: 'intent', value: 'switch-language' } as const;

export function isLanguageSwitch(form: FormData | undefined): boolean {
  return form?.get(intent.name) === intent.value;
}

/**
 * Keeps typed values when the language changes, without a script too. On Enter, browsers press the first button of a form:
 * because the bar comes first in the page, a hidden button that places the order precedes the switch.
 */
export function CheckoutLanguageSwitch({ href, language, name }: LanguageSwitchProps) {
  const attributes = { lang: language, className: 'site-nav-language' };
  const checkout = useMatches().at(-1)?.loaderData as Checkout | undefined;
  if (!checkout?.idempotencyKey) {
    return (
      <Link to={href} hrefLang={language} {...attributes}>
        {name}
      </Link>
    );
  }
  return (
    <>
      <button
        type="submit"
        form={checkoutFormId}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <button
        type="submit"
        form={checkoutFormId}
        formAction={href}
        formMethod="post"
        formNoValidate
        {...intent}
        {...attributes}
      >
        {name}
      </button>
    </>
  );
}
