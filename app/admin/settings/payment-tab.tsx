import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { methodRules, paymentMethods } from '#domain/payments/payment-methods.ts';
import { Text } from '#ui/text.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { TwinFields } from './twin-fields.tsx';

/** A switch for each method, and the account where one that is switched on is paid into it. */
export function PaymentTab({ field }: { field: FieldProps }) {
  return (
    <div className="settings-rows">
      {paymentMethods.map((method) => {
        const { setting, collects } = methodRules[method];
        const { hint, ownerHint = hint } = paymentWords[method];
        return (
          <div key={method} className="group/method grid gap-5">
            <SettingSwitch {...field(setting)} hint={ownerHint} />
            {collects === 'before-dispatch' && <BankAccount field={field} />}
          </div>
        );
      })}
    </div>
  );
}

function BankAccount({ field }: { field: FieldProps }) {
  const isWrong = ['bankAccountDetails', 'bankAccountDetailsSi'].some((name) => field(name).error);
  const folded = isWrong ? '' : 'group-not-has-[:checked]/method:hidden';
  return (
    <div className={`grid gap-2 ${folded}`}>
      <TwinFields field={field} name="bankAccountDetails" long />
      <p className="text-sm leading-snug text-ink-600">
        <Text of={settingsCopy.bankHint} />
      </p>
    </div>
  );
}
