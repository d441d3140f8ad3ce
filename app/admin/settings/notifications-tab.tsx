import { href } from 'react-router';
import { waysCopy } from '#admin/messages/ways/ways.copy.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text.tsx';
import { SettingSwitch } from './setting-fields.tsx';

export function NotificationsTab({ unconnected }: { unconnected: readonly string[] }) {
  const names = ['emailNotifications', 'smsNotifications', 'whatsappNotifications'];
  return (
    <div className="settings-rows">
      {names.map((name) => (
        <SettingSwitch key={name} name={name} isConnected={!unconnected.includes(name)} />
      ))}
      <TextField name="smsPartPrice" className="[&_input]:max-w-40" />
      <TextField name="smsDailyLimit" className="[&_input]:max-w-40" />
      <div>
        <ButtonLink to={href('/admin/messages/ways')} variant="outline" size="small">
          <Both of={waysCopy.title} beside />
        </ButtonLink>
      </div>
    </div>
  );
}
