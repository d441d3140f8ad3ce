import { href } from 'react-router';
import { waysCopy } from '#admin/messages/ways/ways.copy.ts';
import { channelSwitches } from '#domain/channels/channels.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text/text.tsx';
import { SettingSwitch } from './setting-fields.tsx';
import { channelHints } from './settings-labels.copy.ts';

type NotificationsTabProps = { unconnected: readonly string[]; isDemo: boolean };

export function NotificationsTab({ unconnected, isDemo }: NotificationsTabProps) {
  const isConnected = (name: string) => !unconnected.includes(name);
  const hintOf = (name: string) => {
    if (isDemo) return channelHints.demo;
    return isConnected(name) ? channelHints.sends : channelHints.notYet;
  };
  return (
    <div className="settings-rows">
      {channelSwitches.map((name) => (
        <SettingSwitch key={name} name={name} hint={hintOf(name)} isConnected={isConnected(name)} />
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
