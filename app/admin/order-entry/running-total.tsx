import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { entryCopy } from './entry.copy.ts';
import type { Item } from './quantity-fields.tsx';
import { type Fees, type RunningSums, runningSums } from './running-sums.ts';

type RunningTotalProps = Fees & { items: Item[] };

/** Shows what the form comes to while one types, as a preview: the server calculates it again when it saves. */
export function RunningTotal(props: RunningTotalProps) {
  return useHasScript() && props.items.length > 0 ? <Preview {...props} /> : null;
}

function Preview({ items, feeIn, discountOn }: RunningTotalProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sums, setSums] = useState<RunningSums>();
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const reckon = () =>
      setSums(runningSums(Object.fromEntries(new FormData(form)), items, { feeIn, discountOn }));
    reckon();
    form.addEventListener('input', reckon);
    return () => form.removeEventListener('input', reckon);
  }, [items, feeIn, discountOn]);
  return (
    <div ref={box} className="rounded-md bg-cream-100 px-4.5 py-4">
      <p className="mb-2 text-sm leading-snug text-ink-600">
        <Both of={entryCopy.preview} />
      </p>
      <dl className="grid gap-1.5">
        <Sum label={entryCopy.subtotal}>{sums && <Price amountLkr={sums.subtotalLkr} />}</Sum>
        {sums && sums.discountLkr > 0 && (
          <Sum label={entryCopy.discount}>
            <Price amountLkr={-sums.discountLkr} />
          </Sum>
        )}
        <Sum label={entryCopy.deliveryFee}>
          {sums?.deliveryFeeLkr === 0 && sums.totalLkr > 0 ? (
            <Text of={entryCopy.free} />
          ) : (
            sums && <Price amountLkr={sums.deliveryFeeLkr} />
          )}
        </Sum>
        <Sum label={entryCopy.total} isTotal>
          {sums && <Price amountLkr={sums.totalLkr} />}
        </Sum>
      </dl>
    </div>
  );
}

type SumProps = { label: Bilingual; isTotal?: boolean; children: ReactNode };

/** Shows a dash while a quantity is malformed. Only the total is announced as it changes. */
function Sum({ label, isTotal = false, children }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'text-lg font-semibold' : 'text-md'}`}>
      <dt>
        <Both of={label} beside />
      </dt>
      <dd className="figures" aria-live={isTotal ? 'polite' : undefined}>
        {children || '–'}
      </dd>
    </div>
  );
}
