import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type CheckoutField, checkoutFields } from '#domain/orders/checkout-form.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { checkoutCopy } from './checkout.copy.ts';
import type { CheckoutAnswer, PlacingRefusal, Problems } from './checkout-answer.ts';
import { problemWords } from './problems.copy.ts';
import { goneWords, refusalWords } from './refusals.copy.ts';

type CheckoutTroubleProps = { answer: CheckoutAnswer | undefined; cart: PricedCart };

/** What keeps the cart from becoming an order, above the form. What has just gone wrong takes the focus. */
export function CheckoutTrouble({ answer, cart }: CheckoutTroubleProps) {
  if (answer?.kind === 'invalid') {
    return <ErrorSummary problems={summaryOf(answer.problems)} answer={answer} />;
  }
  if (answer?.kind === 'refused') return <Refused refusal={answer.refusal} />;
  if (cart.gone.length === 0) return null;
  return <Trouble words={cart.gone.map(({ name }) => goneWords(name))} mendsCart />;
}

function summaryOf(problems: Problems) {
  return checkoutFields.flatMap((field: CheckoutField) => {
    const problem = problems[field];
    return problem ? [{ field, message: problemWords(field, problem) }] : [];
  });
}

const mendedInTheCart: PlacingRefusal['code'][] = ['sold-out', 'product-gone'];

function Refused({ refusal }: { refusal: PlacingRefusal }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason to take the focus again
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Trouble words={refusalWords(refusal)} mendsCart={mendedInTheCart.includes(refusal.code)} />
    </div>
  );
}

/** Where only another cart helps, it leads there. */
function Trouble({ words, mendsCart }: { words: Bilingual[]; mendsCart: boolean }) {
  const language = useLanguage();
  return (
    <Notice tone="danger">
      {words.map((of) => (
        <p key={of.en} className="font-semibold not-first:mt-2 [&>.second]:text-md">
          <Both of={of} />
        </p>
      ))}
      {mendsCart && (
        <Link
          to={pathIn(language, href('/cart'))}
          className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <span>
            <Both of={checkoutCopy.yourCart} beside />
          </span>
        </Link>
      )}
    </Notice>
  );
}
