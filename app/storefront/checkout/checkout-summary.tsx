import './checkout.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Truck from 'lucide-react/icons/truck';
import { href, Link } from 'react-router';
import type { PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import { OrderLines } from '#storefront/order-summary/order-lines.tsx';
import { OrderTotals } from '#storefront/order-summary/order-totals.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { lazyHydrated } from '#ui/lazy-hydrated.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { checkoutCopy, itemsInCart } from './checkout.copy.ts';
import type { Checkout } from './checkout.server.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { lowStockCopy } from './refusals.copy.ts';

const CheckoutPromo = lazyHydrated(async () => {
  const part = await import('./checkout-promo.tsx');
  return part.CheckoutPromo;
});

type CheckoutSummaryProps = Checkout & {
  answer: CheckoutAnswer | undefined;
  isBusy: boolean;
  isPlacing: boolean;
};

/** Shows lines and totals beside the form, with the button to order. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, deliveryPromise, paymentMethods, answer, isBusy, isPlacing } = props;
  return (
    <Card
      as="aside"
      aria-labelledby="summary-title"
      className="below-first-screen lg:sticky lg:top-27"
    >
      <h2
        id="summary-title"
        className="text-[1.5rem] [&>.second]:text-base [&>.second]:leading-normal"
      >
        <Both of={checkoutCopy.orderSummary} />
      </h2>
      <OrderLines lines={cart.lines} belowLine={stockWarning} />
      <OrderTotals {...cart} promoCode={cart.promo?.code} />
      <div className="place-order">
        <Button
          type="submit"
          size="large"
          block
          busy={isBusy}
          disabled={paymentMethods.length === 0}
        >
          {isPlacing ? (
            <Both of={checkoutCopy.processing} />
          ) : (
            <Both of={checkoutCopy.placeOrder} mark={<Total of={cart} className="lg:hidden" />} />
          )}
        </Button>
      </div>
      {(cart.promo || cart.takesPromo || answer?.promo) && (
        <div className="mt-4">
          <CheckoutPromo cart={cart} answer={answer} isBusy={isBusy} />
        </div>
      )}
      <EditCartLink />
      {deliveryPromise && (
        <p className="mt-4.5 flex gap-3 text-md leading-snug font-medium text-leaf-700 [--second:var(--color-ink-600)]">
          <Truck aria-hidden="true" className="size-5.5 shrink-0" />
          <span>
            <Both of={deliveryPromise} />
          </span>
        </p>
      )}
      <PrivacySentence />
    </Card>
  );
}

/** Repeats the total, without a line break, after a text that is far from the totals. */
function Total({ of, className = '' }: { of: PricedCart; className?: string }) {
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {'· '}
      <Price amountLkr={of.totalLkr} />
    </span>
  );
}

/** Shows the number of items and the total on narrow screens, and all lines once it is opened. */
export function CollapsedSummary({ cart }: { cart: PricedCart }) {
  return (
    <details className="group rounded-lg border border-line bg-cream-50 px-5 shadow-1 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        <h2 className="font-text text-base leading-snug font-semibold text-ink-900">
          <Both of={itemsInCart(cart.itemCount)} inline mark={<Total of={cart} />} />
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-leaf-600 transition-transform group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <div className="border-t border-line pb-5">
        <OrderLines lines={cart.lines} belowLine={stockWarning} />
        <EditCartLink />
        <OrderTotals {...cart} promoCode={cart.promo?.code} />
      </div>
    </details>
  );
}

function EditCartLink({ productId }: { productId?: string }) {
  const line = productId === undefined ? '' : `#line-${productId}`;
  return (
    <Link
      to={localizePath(useLanguage(), href('/cart')) + line}
      className="link mt-2 inline-flex min-h-11 items-center leading-snug"
    >
      <span>
        <Both of={checkoutCopy.changeQuantities} inline />
      </span>
    </Link>
  );
}

/** Warns below a line whose stock is too small. */
function stockWarning({ productId, name, quantity, stock }: PricedLine) {
  if (stock >= quantity) return null;
  return (
    <p className="mt-1.5 text-sm leading-snug font-medium text-clay-700 [--second:currentColor]">
      <Both of={lowStockCopy(name, stock)} />
      <br />
      <EditCartLink productId={productId} />
    </p>
  );
}

function PrivacySentence() {
  const language = useLanguage();
  return (
    <p className="mt-4.5 border-t border-line pt-4 text-sm leading-snug text-ink-600">
      <Text of={checkoutCopy.privacy} />{' '}
      <Link
        to={localizePath(language, href('/privacy-policy'))}
        className="link inline-block whitespace-nowrap"
      >
        <Text of={checkoutCopy.privacyPolicy} />
      </Link>
    </p>
  );
}
