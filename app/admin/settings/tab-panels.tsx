import { type ComponentType, Fragment } from 'react';
import { href } from 'react-router';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { methodRules, paymentMethods } from '#domain/payments/payment-methods.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import type { SettingsTab } from '#domain/settings/settings-fields.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { GeneralTab } from './general-tab.tsx';
import { LandingTab } from './landing-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { CountedField, SettingSwitch, TwinNote, TwinTexts } from './setting-fields.tsx';
import { settingsCopy } from './settings.copy.ts';
import { twoFactorLabel } from './settings-labels.copy.ts';

export type TabProps = {
  /** Contacts that are still as they came with the shop. */
  examples: readonly string[];
  twoFactorAuth: boolean;
  /** The switches for which no provider is connected. */
  unconnected: readonly string[];
  isDemo: boolean;
};

/** The fields of each tab. */
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

function ContactTab({ examples }: TabProps) {
  const contact = (name: string) => ({
    name,
    ...(examples.includes(name) && { hint: settingsCopy.placeholder }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...contact('phone')} />
        <TextField {...contact('whatsapp')} />
      </div>
      <TextField {...contact('email')} />
      <TwinTexts name="address" isLong />
      <TwinNote />
    </div>
  );
}

/** A switch for each method, and the account where one that is switched on is paid into it. */
function PaymentTab({ unconnected }: TabProps) {
  return (
    <div className="settings-rows">
      {paymentMethods.map((method) => {
        const { setting, collects } = methodRules[method];
        const { hint, ownerHint = hint } = paymentMethodCopy[method];
        return (
          <div key={method} className="group/method grid gap-5">
            <SettingSwitch
              name={setting}
              hint={unconnected.includes(setting) ? ownerHint : hint}
              isConnected={!unconnected.includes(setting)}
            />
            {collects === 'before-dispatch' && <BankAccount />}
          </div>
        );
      })}
    </div>
  );
}

function BankAccount() {
  const days = [useField('transferDays'), useField('slipDays')];
  const isFolded = !useIsWrong('bankAccountDetails') && days.every(({ error }) => !error);
  return (
    <div className={`grid gap-2 ${isFolded ? 'group-not-has-[:checked]/method:hidden' : ''}`}>
      <TwinTexts name="bankAccountDetails" isLong />
      <p className="text-sm leading-snug text-ink-600">
        <Text of={settingsCopy.bankHint} />
      </p>
      <TextField name="transferDays" className="mt-3 [&_input]:max-w-40" />
      <TextField name="slipDays" className="mt-3 [&_input]:max-w-40" />
    </div>
  );
}

/** What is said while delivery is free, or what it costs while it is not. What is not asked for is kept. */
function DeliveryTab() {
  const isFeeWrong = useField('deliveryFeeLkr').error !== undefined;
  const areFeesWrong = useField('districtFees').error !== undefined;
  const isFolded = !useIsWrong('deliveryMessage');
  return (
    <div className="group/delivery grid gap-5">
      <SettingSwitch name="freeDelivery" />
      <div
        className={`grid gap-2 ${isFolded ? 'group-not-has-[[name=freeDelivery]:checked]/delivery:hidden' : ''}`}
      >
        <TwinTexts name="deliveryMessage" />
        <p className="text-sm leading-snug text-ink-600">
          <Text of={settingsCopy.messageHint} />
        </p>
      </div>
      <TextField
        name="deliveryFeeLkr"
        className={isFeeWrong ? '' : 'group-has-[[name=freeDelivery]:checked]/delivery:hidden'}
      />
      <TextAreaField
        name="districtFees"
        rows={3}
        className={areFeesWrong ? '' : 'group-has-[[name=freeDelivery]:checked]/delivery:hidden'}
      />
      <TextAreaField name="districtsWithoutCash" rows={3} />
      <DistrictNames />
      <SettingSwitch name="saturdayDelivery" />
      <TextAreaField name="publicHolidays" rows={4} />
      <TextAreaField name="courierTracking" rows={3} />
    </div>
  );
}

/** How each district is written. */
function DistrictNames() {
  return (
    <details className="-mt-2 text-sm leading-relaxed text-ink-600">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        <span>
          <Text of={settingsCopy.districtNames} />
        </span>
      </summary>
      <p>
        {Object.entries(districtNames).map(([district, name], position) => (
          <Fragment key={district}>
            {position > 0 && ' · '}
            <span className="whitespace-nowrap">
              <Both of={name} beside />
            </span>
          </Fragment>
        ))}
      </p>
    </details>
  );
}

/** Whether either half of a text in both languages is wrong. */
function useIsWrong(name: string): boolean {
  const [english, sinhala] = [useField(name), useField(`${name}Si`)];
  return english.error !== undefined || sinhala.error !== undefined;
}

const title = { from: 50, to: 60 };
const description = { from: 150, to: 160 };

function SeoTab() {
  return (
    <div className="grid gap-5">
      <CountedField name="metaTitle" best={title} />
      <CountedField name="metaTitleSi" best={title} />
      <CountedField name="metaDescription" best={description} />
      <CountedField name="metaDescriptionSi" best={description} />
      <TwinNote />
    </div>
  );
}

function SecurityTab({ twoFactorAuth }: TabProps) {
  return (
    <div className="settings-rows">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 leading-snug">
        <div>
          <p className="font-semibold">
            <Both of={twoFactorLabel} beside />
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
