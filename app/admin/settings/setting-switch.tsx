import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldError } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';

type SettingSwitchProps = {
  name: string;
  label: Bilingual;
  defaultValue: string;
  error?: Bilingual | undefined;
  hint?: Bilingual;
};

/** Off says nothing in a form; the hidden field before it says that it was there. */
export function SettingSwitch({ name, label, defaultValue, error, hint }: SettingSwitchProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      <input type="hidden" name={name} value="off" />
      <label className="flex min-h-12 cursor-pointer items-center justify-between gap-5 leading-snug">
        <span>
          <Both of={label} />
        </span>
        <input
          id={name}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name={name}
          value="on"
          defaultChecked={defaultValue === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="setting-switch"
        />
      </label>
      {error && <FieldError id={`${name}-error`} of={error} />}
      {hint && (
        <p id={`${name}-hint`} className="-mt-1 pe-16 text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}
