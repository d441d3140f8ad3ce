import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { readQuantities } from '#domain/orders/fulfilment/read-quantities.ts';
import type { District } from '#domain/places/districts.ts';
import { districtSent } from '#domain/settings/delivery/delivery-rules.ts';
import { useForm } from '#ui/form/form.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { entryCopy } from './entry.copy.ts';
import { type EntryAnswer, type EntryRefusal, quantityField } from './entry-answer.ts';
import type { Item } from './quantity-fields.tsx';

type Goods = { lines: { productId: string; totalLkr: number }[]; subtotalLkr: number };
/** Functions that calculate delivery fee and discount in rupees, from the district and the promo code in the form. */
export type PriceRules = {
  feeIn: (district: District | undefined) => number;
  discountOn: (goods: Goods, typedCode: string) => number;
};
type RunningSums = Omit<Goods, 'lines'> & {
  discountLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
};
type PricedItem = { productId: string; priceLkr: number };

type RunningTotalProps = PriceRules & { items: Item[] };

/** Previews the total while the admin types. The server calculates the final total when the order is saved. */
export function RunningTotal(props: RunningTotalProps) {
  return useHasScript() && props.items.length > 0 ? <Preview {...props} /> : null;
}

function Preview({ items, feeIn, discountOn }: RunningTotalProps) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useForm().answer as EntryAnswer | undefined;
  const [sums, setSums] = useState<RunningSums>();
  const [changedSince, setChangedSince] = useState<typeof answer>();
  useDistrictOfTown(box);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const recalculate = () =>
      setSums(runningSums(Object.fromEntries(new FormData(form)), items, { feeIn, discountOn }));
    const recalculateInput = () => {
      setChangedSince(answer);
      recalculate();
    };
    recalculate();
    form.addEventListener('input', recalculateInput);
    return () => form.removeEventListener('input', recalculateInput);
  }, [items, feeIn, discountOn, answer]);
  const refusal = changedSince === answer ? undefined : answer?.refusal;
  return (
    <div ref={box} className="rounded-md bg-cream-100 px-4.5 py-4">
      <p className="mb-2 text-sm leading-snug text-ink-600">
        <Both of={entryCopy.preview} />
      </p>
      <SumList sums={withTotalOf(refusal, sums)} />
    </div>
  );
}

/** Replaces the total by the one that the server named when it refused the form, so that this one can be accepted. */
export function withTotalOf(refusal: EntryRefusal | undefined, sums: RunningSums | undefined) {
  return sums && refusal?.code === 'total-changed' ? { ...sums, totalLkr: refusal.totalLkr } : sums;
}

/** Selects the district that the server found by the town, because the fee depends on it, if none is selected. */
function useDistrictOfTown(box: RefObject<HTMLElement | null>) {
  const { answer } = useForm();
  useEffect(() => {
    const select = box.current?.closest('form')?.elements.namedItem('district');
    const found = answer?.values['district'];
    if (found && select instanceof HTMLSelectElement && select.value === '') select.value = found;
  }, [answer, box]);
}

/** Lists the sums, and sends the total with the form: it is refused if the server would calculate another. */
export function SumList({ sums }: { sums: RunningSums | undefined }) {
  return (
    <>
      {sums && <input type="hidden" name="shownTotalLkr" value={sums.totalLkr} />}
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
    </>
  );
}

/** Calculates the total for the typed quantities; undefined while one of them is malformed. */
export function runningSums(
  form: Record<string, unknown>,
  items: readonly PricedItem[],
  { feeIn, discountOn }: PriceRules,
): RunningSums | undefined {
  // The disabled field of a product that is sold out is not in the form data.
  const entries = items.flatMap(({ productId }) => {
    const name = quantityField(productId);
    return name in form ? [[name, form[name]]] : [];
  });
  const quantities = readQuantities(Object.fromEntries(entries));
  if (!quantities) return undefined;
  const lines = items.map(({ productId, priceLkr }) => {
    return { productId, totalLkr: priceLkr * (quantities.get(productId) ?? 0) };
  });
  const subtotalLkr = lines.reduce((sum, { totalLkr }) => sum + totalLkr, 0);
  const hasUnits = [...quantities.values()].some((quantity) => quantity > 0);
  const deliveryFeeLkr = hasUnits ? feeIn(districtSent(form['district'])) : 0;
  const discountLkr = discountOn({ lines, subtotalLkr }, `${form['promo'] ?? ''}`);
  const totalLkr = subtotalLkr + deliveryFeeLkr - discountLkr;
  return { subtotalLkr, discountLkr, deliveryFeeLkr, totalLkr };
}

type SumProps = { label: Bilingual; isTotal?: boolean; children: ReactNode };

/** Shows a dash while a quantity is malformed. Only the total is announced as it changes. */
function Sum({ label, isTotal = false, children }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'text-lg font-semibold' : 'text-md'}`}>
      <dt>
        <Both of={label} inline />
      </dt>
      <dd className="tabular-nowrap" aria-live={isTotal ? 'polite' : undefined}>
        {children || '–'}
      </dd>
    </div>
  );
}
