import ImageUp from 'lucide-react/icons/image-up';
import type { ComponentType } from 'react';
import { href } from 'react-router';
import { currencies } from '#domain/settings/settings.ts';
import { type SettingsTab, settingsFields } from '#domain/settings/settings-fields.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { LandingTab } from './landing-tab.tsx';
import { DeliveryTab, NotificationsTab, PaymentTab } from './order-tabs.tsx';
import {
  BilingualFields,
  BilingualFieldsNote,
  CountedField,
  SettingSwitch,
} from './setting-fields.tsx';
import { settingsCopy } from './settings.copy.ts';
import { twoFactorLabel } from './settings-labels.copy.ts';

export type TabProps = {
  /** Contact fields that still have the placeholder of a new shop. */
  placeholderFields: readonly string[];
  twoFactorAuth: boolean;
  /** The switches without a connected provider. */
  switchesWithoutProvider: readonly string[];
  isDemo: boolean;
};

export const tabPanels: Record<SettingsTab, ComponentType<TabProps>> = {
  general: GeneralTab,
  contact: ContactTab,
  payment: PaymentTab,
  delivery: DeliveryTab,
  notifications: NotificationsTab,
  seo: SeoTab,
  security: SecurityTab,
  landing: LandingTab,
};

function GeneralTab() {
  return (
    <div className="grid gap-5">
      <BilingualFields name="siteName" />
      <BilingualFields name="tagline" />
      <BilingualFieldsNote />
      <ButtonLink
        to={href('/admin/settings/pictures')}
        variant="outline"
        size="small"
        icon={<ImageUp aria-hidden="true" />}
        className="w-fit"
      >
        <Both of={settingsCopy.shopPictures} inline />
      </ButtonLink>
      <TextField name="sellerRegistration" maxLength={settingsFields.sellerRegistration.max} />
      <ClosedPeriod />
      <Currency />
    </div>
  );
}

/** Renders the fields of a closed period: its end, its message, and whether orders are accepted. */
function ClosedPeriod() {
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <TextField name="closedUntil" className="max-w-72" />
      <BilingualFields name="closedMessage" />
      <SettingSwitch name="ordersWhileClosed" />
    </div>
  );
}

const currencyChoices = {
  LKR: { label: settingsCopy.chooseLkr },
  USD: { label: settingsCopy.chooseUsd, hint: settingsCopy.usdHint },
};

/** Shows the exchange rate if dollars are chosen or the rate is wrong. An error links to the id of the first choice. */
function Currency() {
  const { label, defaultValue, error, name } = useField('currency');
  const isRateWrong = useField('lkrPerUsd').error !== undefined;
  return (
    <fieldset
      className="group/currency grid gap-2.5 border-t border-line pt-5"
      aria-describedby={error && 'currency-error'}
    >
      <legend className="float-left mb-2 w-full text-md leading-snug font-semibold">
        <Both of={label} inline />
      </legend>
      {error && <FieldError id="currency-error" of={error} />}
      {currencies.map((currency) => (
        <RadioCard
          key={currency}
          id={currency === 'LKR' ? 'currency' : `currency-${currency}`}
          name={name}
          value={currency}
          defaultChecked={currency === defaultValue}
          {...currencyChoices[currency]}
        />
      ))}
      <TextField
        name="lkrPerUsd"
        className={isRateWrong ? '' : 'group-not-has-[[value=USD]:checked]/currency:hidden'}
      />
    </fieldset>
  );
}

function ContactTab({ placeholderFields }: TabProps) {
  const contact = (name: string) => ({
    name,
    ...(placeholderFields.includes(name) && { hint: settingsCopy.placeholder }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...contact('phone')} />
        <TextField {...contact('whatsapp')} />
      </div>
      <TextField {...contact('email')} />
      <BilingualFields name="address" isLong />
      <BilingualFieldsNote />
    </div>
  );
}

/** The lengths, in characters, that search engines show in full. */
const bestTitleLength = { from: 50, to: 60 };
const bestDescriptionLength = { from: 150, to: 160 };

function SeoTab() {
  return (
    <div className="grid gap-5">
      <CountedField name="metaTitle" best={bestTitleLength} />
      <CountedField name="metaTitleSi" best={bestTitleLength} />
      <CountedField name="metaDescription" best={bestDescriptionLength} />
      <CountedField name="metaDescriptionSi" best={bestDescriptionLength} />
      <BilingualFieldsNote />
    </div>
  );
}

function SecurityTab({ twoFactorAuth }: TabProps) {
  return (
    <div className="settings-rows">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 leading-snug">
        <div>
          <p className="font-semibold">
            <Both of={twoFactorLabel} inline />
          </p>
          <p className="mt-1 text-sm text-ink-600">
            <Text of={twoFactorAuth ? settingsCopy.twoFactorOn : settingsCopy.twoFactorOff} />
          </p>
        </div>
        <ButtonLink to={href('/admin/security')} variant="outline" size="small">
          <Both of={twoFactorAuth ? settingsCopy.twoFactorManage : settingsCopy.twoFactorSetUp} />
        </ButtonLink>
      </div>
      <TextField name="sessionTimeout" className="[&_input]:max-w-40" />
    </div>
  );
}
