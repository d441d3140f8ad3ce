import { currencies } from '#domain/settings/settings.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
import { FieldError, TextField } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both } from '#ui/text.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { TwinFields, TwinNote } from './twin-fields.tsx';

const choices = {
  LKR: { label: settingsCopy.chooseLkr },
  USD: { label: settingsCopy.chooseUsd, hint: settingsCopy.usdHint },
};

export function GeneralTab({ field }: { field: FieldProps }) {
  return (
    <div className="grid gap-5">
      <TwinFields field={field} name="siteName" required />
      <TwinFields field={field} name="tagline" required />
      <TwinNote />
      <TextField
        {...field('sellerRegistration')}
        hint={settingsCopy.sellerRegistrationHint}
        maxLength={settingsFields.sellerRegistration.max}
        autoComplete="off"
      />
      <Currency field={field} />
    </div>
  );
}

/** The rate is asked for where dollars are chosen. */
function Currency({ field }: { field: FieldProps }) {
  const { label, defaultValue, error, name } = field('currency');
  const rate = field('lkrPerUsd');
  return (
    <fieldset className="group/currency grid gap-2.5 border-t border-line pt-5">
      <legend className="float-left mb-2 w-full text-md leading-snug font-semibold">
        <Both of={label} beside />
      </legend>
      {error && <FieldError id="currency-error" of={error} />}
      {currencies.map((currency) => (
        <RadioCard
          key={currency}
          id={currency === 'LKR' ? 'currency' : `currency-${currency}`}
          name={name}
          value={currency}
          defaultChecked={currency === defaultValue}
          {...choices[currency]}
        />
      ))}
      <TextField
        {...rate}
        inputMode="decimal"
        autoComplete="off"
        className={rate.error ? '' : 'group-not-has-[[value=USD]:checked]/currency:hidden'}
      />
    </fieldset>
  );
}
