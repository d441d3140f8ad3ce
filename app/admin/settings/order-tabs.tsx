import { Fragment } from 'react';
import { href } from 'react-router';
import { channelsCopy } from '#admin/messages/channels/channels.copy.ts';
import { channelSwitches } from '#domain/channels/channels.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import {
  methodRules,
  methodsByTiming,
  paymentMethods,
  paymentTiming,
} from '#domain/payments/payment-methods.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { useField } from '#ui/form/form.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { BilingualFields, SettingSwitch } from './setting-fields.tsx';
import { settingsCopy } from './settings.copy.ts';
import { channelHints } from './settings-labels.copy.ts';

/** Renders a switch for each payment method, and the bank account, hidden while all methods that are paid to it are off. */
export function PaymentTab({
  switchesWithoutProvider,
}: {
  switchesWithoutProvider: readonly string[];
}) {
  return (
    <div className="settings-rows">
      {[...new Set(paymentMethods.map(paymentTiming))].map((timing) => (
        <div key={timing} className="group/method grid gap-5">
          {methodsByTiming(timing).map((method) => {
            const { setting } = methodRules[method];
            const { hint, unconnectedHint = hint } = paymentMethodCopy[method];
            const hasProvider = !switchesWithoutProvider.includes(setting);
            return (
              <SettingSwitch
                key={method}
                name={setting}
                hint={hasProvider ? hint : unconnectedHint}
                hasProvider={hasProvider}
              />
            );
          })}
          {timing === 'before-dispatch' && <BankAccount />}
        </div>
      ))}
    </div>
  );
}

function BankAccount() {
  const days = [useField('transferDays'), useField('slipDays')];
  const mayHide = !useHasError('bankAccountDetails') && days.every(({ error }) => !error);
  return (
    <div className={`grid gap-2 ${mayHide ? 'group-not-has-[:checked]/method:hidden' : ''}`}>
      <BilingualFields name="bankAccountDetails" isLong />
      <p className="text-sm leading-snug text-ink-600">
        <Text of={settingsCopy.bankHint} />
      </p>
      <TextField name="transferDays" className="mt-3 [&_input]:max-w-40" />
      <TextField name="slipDays" className="mt-3 [&_input]:max-w-40" />
    </div>
  );
}

/** Shows the message for free delivery or the fees, as switched, and any field with an error. Sends hidden fields too. */
export function DeliveryTab() {
  const isFeeWrong = useField('deliveryFeeLkr').error !== undefined;
  const areFeesWrong = useField('districtFees').error !== undefined;
  const mayHide = !useHasError('deliveryMessage');
  return (
    <div className="group/delivery grid gap-5">
      <SettingSwitch name="freeDelivery" />
      <div
        className={`grid gap-2 ${mayHide ? 'group-not-has-[[name=freeDelivery]:checked]/delivery:hidden' : ''}`}
      >
        <BilingualFields name="deliveryMessage" />
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

/** Lists the accepted spelling of each district. */
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
              <Both of={name} inline />
            </span>
          </Fragment>
        ))}
      </p>
    </details>
  );
}

type NotificationsTabProps = { switchesWithoutProvider: readonly string[]; isDemo: boolean };

export function NotificationsTab({ switchesWithoutProvider, isDemo }: NotificationsTabProps) {
  const hasProvider = (name: string) => !switchesWithoutProvider.includes(name);
  const hintOf = (name: string) => {
    if (isDemo) return channelHints.demo;
    return hasProvider(name) ? channelHints.sends : channelHints.notYet;
  };
  return (
    <div className="settings-rows">
      {channelSwitches.map((name) => (
        <SettingSwitch key={name} name={name} hint={hintOf(name)} hasProvider={hasProvider(name)} />
      ))}
      <TextField name="smsPartPrice" className="[&_input]:max-w-40" />
      <TextField name="smsDailyLimit" className="[&_input]:max-w-40" />
      <div>
        <ButtonLink to={href('/admin/messages/channels')} variant="outline" size="small">
          <Both of={channelsCopy.title} inline />
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns whether the English or the Sinhala text has an error. */
function useHasError(name: string): boolean {
  const [english, sinhala] = [useField(name), useField(`${name}Si`)];
  return english.error !== undefined || sinhala.error !== undefined;
}
