import { href } from 'react-router';
import { channelsCopy } from '#admin/messages/channels/channels.copy.ts';
import { channelSwitches } from '#domain/channels/channels.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text/text.tsx';
import { SettingSwitch } from './setting-fields.tsx';
import { channelHints } from './settings-labels.copy.ts';

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
