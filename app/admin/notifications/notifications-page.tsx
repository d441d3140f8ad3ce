import { href, Form as RouterForm } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { useFocusOnNextRow } from '#admin/list/use-focus-on-next-row.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type PushChoices, pushKinds } from '#domain/push/push-kind.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { addedOn, notificationFields, notificationsCopy } from './notifications.copy.ts';
import { ThisDevice } from './this-device.tsx';
import { usePush } from './use-push.ts';

type Device = { id: string; name: string; since: string; isThisBrowser: boolean };

type NotificationsPageProps = PushChoices & {
  devices: Device[];
  pushKey: string;
  isDemo: boolean;
  answer: FormAnswer<never> | undefined;
};

export function NotificationsPage(props: NotificationsPageProps) {
  const { devices, pushKey, isDemo, answer, ...choices } = props;
  const push = usePush({ pushKey, isStored: devices.some(({ isThisBrowser }) => isThisBrowser) });
  return (
    <>
      <PageHeader title={notificationsCopy.title} subtitle={notificationsCopy.subtitle} />
      <div className="grid max-w-215 gap-6">
        <ThisDevice push={push} isDemo={isDemo} />
        <div ref={useFocusOnNextRow<HTMLDivElement>()}>
          <PanelCard id="devices" title={notificationsCopy.devices}>
            <Devices devices={devices} />
          </PanelCard>
        </div>
        <PanelCard id="choices" title={notificationsCopy.what}>
          <ChoicesForm choices={choices} answer={answer} />
        </PanelCard>
      </div>
    </>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  if (devices.length === 0) {
    return (
      <p>
        <Both of={notificationsCopy.noDevices} />
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {devices.map(({ id, name, since, isThisBrowser }) => (
        <li key={id} data-row="" className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <span lang="en">{name}</span>
            {isThisBrowser && (
              <>
                {' · '}
                <Text of={notificationsCopy.thisDevice} />
              </>
            )}
            <span className="block text-sm text-ink-600">
              <Text of={addedOn(since)} />
            </span>
          </p>
          <RouterForm
            method="post"
            action={href('/admin/notifications/device/:deviceId/remove', { deviceId: id })}
          >
            <Button
              type="submit"
              size="small"
              variant="outline"
              onClick={(event) => ignoreDoubleClick(event, `${id}/switch-off`)}
            >
              <Both of={notificationsCopy.switchOff} />
              <VisuallyHidden>
                {': '}
                <span lang="en">{name}</span>
              </VisuallyHidden>
            </Button>
          </RouterForm>
        </li>
      ))}
    </ul>
  );
}

/** Every full hour of the day, in the format of the panel. */
const hours: Record<string, Bilingual> = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => {
    const time = `${`${hour}`.padStart(2, '0')}:00`;
    return [`${hour}`, { en: time, si: time }];
  }),
);

type ChoicesFormProps = { choices: PushChoices; answer: NotificationsPageProps['answer'] };

function ChoicesForm({ choices: { kinds, quiet }, answer }: ChoicesFormProps) {
  const initialValues = {
    ...Object.fromEntries(pushKinds.map((kind) => [kind, kinds.includes(kind) ? 'on' : ''])),
    quietFrom: quiet ? `${quiet.from}` : '',
    quietUntil: quiet ? `${quiet.until}` : '',
  };
  return (
    <Form
      action={href('/admin/notifications')}
      fields={notificationFields}
      answer={answer}
      initialValues={initialValues}
      className="grid gap-5"
    >
      <UnsavedFormGuard />
      <FormProblems />
      <div className="grid">
        {pushKinds.map((kind) => (
          <CheckboxField key={kind} name={kind} />
        ))}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">
          <Both of={notificationsCopy.quiet} />
        </legend>
        <p className="text-md text-ink-600">
          <Text of={notificationsCopy.quietExplained} />
        </p>
        <div className="grid max-w-110 gap-4 sm:grid-cols-2">
          <SelectField name="quietFrom" options={hours} placeholder={notificationsCopy.noHour} />
          <SelectField name="quietUntil" options={hours} placeholder={notificationsCopy.noHour} />
        </div>
      </fieldset>
      <div>
        <SubmitButton of={panelCopy.save} />
      </div>
    </Form>
  );
}
