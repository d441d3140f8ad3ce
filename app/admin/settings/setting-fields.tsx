import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { useField, useIsChecked } from '#ui/form/form.tsx';
import { TwinFields } from '#ui/form/twin-fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { bestLength, lengthSoFar, settingsCopy } from './settings.copy.ts';

/** Renders the two fields of a text in both languages. */
export function BilingualFields({ name, isLong = false }: { name: string; isLong?: boolean }) {
  return <TwinFields names={[name, `${name}Si`]} isLong={isLong} />;
}

export function BilingualFieldsNote() {
  return (
    <p className="text-sm leading-snug text-ink-600">
      <Text of={settingsCopy.emptySinhala} />
    </p>
  );
}

type SettingSwitchProps = { name: string; hint?: Bilingual; hasProvider?: boolean };

/** Renders a switch. The hidden field sends "off", because an unchecked box sends nothing. */
export function SettingSwitch({
  name,
  hint: fallbackHint,
  hasProvider = true,
}: SettingSwitchProps) {
  const { label, error, hint = fallbackHint } = useField(name);
  const notes = { error, 'no-provider': !hasProvider, hint };
  const noteIds = Object.entries(notes).flatMap(([key, isShown]) =>
    isShown ? `${name}-${key}` : [],
  );
  return (
    <div className="grid gap-2">
      <input type="hidden" name={name} value="off" />
      <label className="flex min-h-12 cursor-pointer items-center gap-4 leading-snug">
        <span className="min-w-0 flex-1">
          <Both of={label} />
        </span>
        <input
          id={name}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
          role="switch"
          name={name}
          value="on"
          defaultChecked={useIsChecked(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIds.join(' ') || undefined}
          className="setting-switch"
        />
      </label>
      {error && <FieldError id={`${name}-error`} of={error} />}
      {!hasProvider && (
        <div id={`${name}-no-provider`}>
          <StatusChip tone="pending" label={settingsCopy.notConnected} />
        </div>
      )}
      {hint && (
        <p id={`${name}-hint`} className="-mt-1 pe-16 text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}

/** Shows the length of the text while typing, and the recommended range, which is not enforced. */
export function CountedField({ name, best }: { name: string; best: { from: number; to: number } }) {
  const [text, setText] = useState(useField(name).defaultValue);
  const count = countCharacters(text);
  const isBest = count >= best.from && count <= best.to;
  return (
    <div className="grid gap-1.5">
      <TextAreaField
        name={name}
        hint={bestLength(best.from, best.to)}
        rows={2}
        onInput={(event) => setText(event.currentTarget.value)}
        className="[&_textarea]:min-h-20"
      />
      <p
        data-count={name}
        className={`flex items-center gap-1.5 text-sm leading-snug ${isBest ? 'font-semibold text-delivered' : 'text-ink-600'}`}
      >
        {isBest && <Check aria-hidden="true" className="size-4" />}
        <span className="tabular-nums">
          <Text of={lengthSoFar(count)} />
        </span>
      </p>
    </div>
  );
}

/** Counts characters as a reader does, with Sinhala vowel signs as part of their base character. */
function countCharacters(text: string): number {
  return [...text.trim().replace(/[\p{M}\u200d]/gu, '')].length;
}
