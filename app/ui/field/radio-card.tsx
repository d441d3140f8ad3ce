import type { ComponentProps, ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';

type RadioCardProps = ComponentProps<'input'> & {
  name: string;
  value: string;
  label: Bilingual;
  hint?: Bilingual | undefined;
  icon?: ReactNode;
};

/** Renders one radio option, with room for a sentence. The caller provides the `<fieldset>`. */
export function RadioCard({ label, hint, icon, className = '', ...rest }: RadioCardProps) {
  return (
    <label className={`radio-card ${className}`}>
      <input type="radio" {...rest} className="choice" />
      <span>
        <span className="font-semibold">
          <Both of={label} />
        </span>
        {hint && (
          <span className="mt-0.5 block text-md text-ink-600">
            <Text of={hint} />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="text-leaf-600 [&_svg]:size-7 [&_svg]:stroke-[1.3]">
        {icon}
      </span>
    </label>
  );
}
