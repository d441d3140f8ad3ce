import { TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { TwinFields } from './twin-fields.tsx';

/** What is said while delivery is free, or what it costs while it is not. What is not asked for is kept. */
export function DeliveryTab({ field }: { field: FieldProps }) {
  const fee = field('deliveryFeeLkr');
  const isMessageWrong = ['deliveryMessage', 'deliveryMessageSi'].some((name) => field(name).error);
  return (
    <div className="group/delivery grid gap-5">
      <SettingSwitch {...field('freeDelivery')} hint={settingsCopy.freeDeliveryHint} />
      <div
        className={`grid gap-2 ${isMessageWrong ? '' : 'group-not-has-[[name=freeDelivery]:checked]/delivery:hidden'}`}
      >
        <TwinFields field={field} name="deliveryMessage" />
        <p className="text-sm leading-snug text-ink-600">
          <Text of={settingsCopy.messageHint} />
        </p>
      </div>
      <TextField
        {...fee}
        hint={settingsCopy.feeHint}
        inputMode="numeric"
        autoComplete="off"
        className={fee.error ? '' : 'group-has-[[name=freeDelivery]:checked]/delivery:hidden'}
      />
    </div>
  );
}
