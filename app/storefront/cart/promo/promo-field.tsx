import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { promoProblemCopy } from '#domain/promotions/promo.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/field.tsx';
import { Both } from '#ui/text/text.tsx';
import { promoCopy } from './promo.copy.ts';

type PromoFieldProps = {
  id: string;
  cart: PricedCart;
  /** The refused code; `error` has the reason. */
  submittedCode?: string | undefined;
  /** Why the last code was refused, or could not be applied or removed. */
  error: Bilingual | undefined;
  isBusy: boolean;
  /** The name and value that each button submits. */
  apply?: { name: string; value: string };
  remove: { name: string; value: string };
};

/** Shows the code of the cart with a button to remove it, or a field for a code. */
export function PromoField({
  id,
  cart,
  submittedCode,
  error,
  isBusy,
  apply,
  remove,
}: PromoFieldProps) {
  const { promo, promoProblem, takesPromo } = cart;
  if (promo) {
    return (
      <div className="flex items-center justify-between gap-3 text-md leading-snug">
        <p role="status" className={promoProblem ? 'text-clay-700 [--second:currentColor]' : ''}>
          {promoProblem ? (
            <Both of={promoProblemCopy(promo.code, promoProblem)} />
          ) : (
            <>
              <Both of={promoCopy.code} inline /> <b className="tabular-nowrap">{promo.code}</b>
            </>
          )}
          {error && (
            <span className="block">
              <Both of={error} />
            </span>
          )}
        </p>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          className="shrink-0 whitespace-nowrap"
          busy={isBusy}
          {...remove}
        >
          <Both of={promoCopy.remove} />
          <span className="sr-only">{` ${promo.code}`}</span>
        </Button>
      </div>
    );
  }
  // Keeps the error visible even if the refused code was the last one of the shop.
  if (!takesPromo && !error) return null;
  return (
    <details open={error !== undefined || undefined} className="leading-snug">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        <span>
          <Both of={promoCopy.haveCode} inline />
        </span>
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          id={id}
          name="promo"
          label={promoCopy.code}
          error={error}
          announcesError
          defaultValue={submittedCode}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button type="submit" variant="outline" className="mt-7" busy={isBusy} {...apply}>
          <Both of={promoCopy.apply} />
        </Button>
      </div>
    </details>
  );
}
