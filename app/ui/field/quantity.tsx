import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useTranslate } from '#ui/text/language.tsx';

/** The props of a button: `onClick`, or `type="submit"` with `name` and `value` in a plain form. */
type Step = ComponentProps<'button'> & { label: Bilingual };

type QuantityProps = { value: number; label: Bilingual; decrease: Step; increase: Step };

/** Renders minus, the number and plus. Has no state of its own. */
export function Quantity({ value, label, decrease, increase }: QuantityProps) {
  const translate = useTranslate();
  return (
    <fieldset
      aria-label={translate(label)}
      className="inline-flex w-fit items-center rounded-pill border border-field-line bg-field text-leaf-700"
    >
      <IconButton icon={<Minus aria-hidden="true" />} {...decrease} />
      <output className="tabular-nowrap min-w-6.5 text-center font-semibold text-ink-900">
        {value}
      </output>
      <IconButton icon={<Plus aria-hidden="true" />} {...increase} />
    </fieldset>
  );
}
