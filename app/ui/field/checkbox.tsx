import type { ComponentProps } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type CheckboxProps = ComponentProps<'input'> & { name: string; label: Bilingual };

export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 leading-snug ${className}`}>
      <input type="checkbox" {...rest} className="choice" />
      <span>
        <Both of={label} inline />
      </span>
    </label>
  );
}
