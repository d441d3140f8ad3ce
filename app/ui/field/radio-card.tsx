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
    <label
      className={`grid cursor-pointer grid-cols-[22px_1fr_auto] items-center gap-4 rounded-md border border-cream-300 bg-field px-4.5 py-4 leading-snug has-checked:border-leaf-700 has-checked:bg-[#eff4ea] has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf-700)] has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring) ${className}`}
    >
      <input type="radio" {...rest} className="choice focus-visible:outline-none" />
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
