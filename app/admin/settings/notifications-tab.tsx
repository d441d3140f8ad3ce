import { SettingSwitch } from './setting-switch.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';

export function NotificationsTab({ field }: { field: FieldProps }) {
  return (
    <div className="settings-rows">
      <SettingSwitch {...field('emailNotifications')} hint={settingsCopy.emailHint} />
      <SettingSwitch {...field('smsNotifications')} hint={settingsCopy.notYetHint} />
      <SettingSwitch {...field('whatsappNotifications')} hint={settingsCopy.notYetHint} />
    </div>
  );
}
