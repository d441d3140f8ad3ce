import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href, Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { checkoutCopy } from './checkout.copy.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { Checkout } from './load-checkout.server.ts';

type CheckoutPageProps = Checkout & { answer: CheckoutAnswer | undefined };

export function CheckoutPage({ answer, ...checkout }: CheckoutPageProps) {
  const { lines, gone } = checkout.cart;
  const isEmpty = lines.length + gone.length === 0;
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      {isEmpty ? <EmptyCheckout /> : <FilledCheckout {...checkout} answer={answer} />}
    </div>
  );
}

function EmptyCheckout() {
  const home = pathIn(useLanguage(), href('/'));
  return (
    <Card className="mx-auto max-w-180">
      <EmptyState as="h1" of={checkoutCopy.cartIsEmpty}>
        <ButtonLink to={home}>
          <Both of={checkoutCopy.continueShopping} />
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

function FilledCheckout(props: CheckoutPageProps) {
  const products = pathIn(useLanguage(), '/#products');
  return (
    <>
      <Link
        to={products}
        className="mb-2 inline-flex min-h-11 items-center gap-2.5 leading-snug font-medium text-leaf-600 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <Both of={checkoutCopy.continueShopping} beside />
        </span>
      </Link>
      <Heading level="h1" of={checkoutCopy.title} />
      <CheckoutForm {...props} />
    </>
  );
}
