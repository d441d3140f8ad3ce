import { paymentMethodHints } from '#domain/payments/payment-methods.copy.ts';
import { Text } from '#ui/text.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { TwinFields } from './twin-fields.tsx';

/** The account is asked for where bank transfer is on. */
export function PaymentTab({ field }: { field: FieldProps }) {
  const isWrong = ['bankAccountDetails', 'bankAccountDetailsSi'].some((name) => field(name).error);
  const folded = isWrong ? '' : 'group-not-has-[[name=bankTransferEnabled]:checked]/bank:hidden';
  return (
    <div className="settings-rows">
      <SettingSwitch {...field('codEnabled')} hint={paymentMethodHints.cod} />
      <div className="group/bank grid gap-5">
        <SettingSwitch {...field('bankTransferEnabled')} hint={paymentMethodHints.bank_transfer} />
        <div className={`grid gap-2 ${folded}`}>
          <TwinFields field={field} name="bankAccountDetails" long />
          <p className="text-sm leading-snug text-ink-600">
            <Text of={settingsCopy.bankHint} />
          </p>
        </div>
      </div>
      <SettingSwitch {...field('payhereEnabled')} hint={settingsCopy.payhereHint} />
    </div>
  );
}
