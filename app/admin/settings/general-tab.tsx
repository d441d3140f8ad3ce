import ImageUp from 'lucide-react/icons/image-up';
import { href } from 'react-router';
import { currencies } from '#domain/settings/settings.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { Both } from '#ui/text/text.tsx';
import { SettingSwitch, TwinNote, TwinTexts } from './setting-fields.tsx';
import { settingsCopy } from './settings.copy.ts';

export function GeneralTab() {
  return (
    <div className="grid gap-5">
      <TwinTexts name="siteName" />
      <TwinTexts name="tagline" />
      <TwinNote />
      <ButtonLink
        to={href('/admin/settings/pictures')}
        variant="outline"
        size="small"
        icon={<ImageUp aria-hidden="true" />}
        className="w-fit"
      >
        <Both of={settingsCopy.shopPictures} beside />
      </ButtonLink>
      <TextField name="sellerRegistration" maxLength={settingsFields.sellerRegistration.max} />
      <Closed />
      <Currency />
    </div>
  );
}

/** A holiday of the shop: until when, what is said, and whether orders are taken. */
function Closed() {
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <TextField name="closedUntil" className="max-w-72" />
      <TwinTexts name="closedMessage" />
      <SettingSwitch name="ordersWhileClosed" />
    </div>
  );
}

const choices = {
  LKR: { label: settingsCopy.chooseLkr },
  USD: { label: settingsCopy.chooseUsd, hint: settingsCopy.usdHint },
};

/** The rate is asked for where dollars are chosen. */
function Currency() {
  const { label, defaultValue, error, name } = useField('currency');
  const isRateWrong = useField('lkrPerUsd').error !== undefined;
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
        name="lkrPerUsd"
        className={isRateWrong ? '' : 'group-not-has-[[value=USD]:checked]/currency:hidden'}
      />
    </fieldset>
  );
}
