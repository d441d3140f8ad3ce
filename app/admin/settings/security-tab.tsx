import { href } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { twoFactorLabel } from './settings-labels.copy.ts';

export function SecurityTab({
  field,
  twoFactorAuth,
}: {
  field: FieldProps;
  twoFactorAuth: boolean;
}) {
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
      <TextField
        {...field('sessionTimeout')}
        type="number"
        min={5}
        max={120}
        hint={settingsCopy.timeoutHint}
        className="[&_input]:max-w-40"
      />
    </div>
  );
}
