import { href } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { kindCopy } from '#admin/messages/messages.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { AddressedChannel } from '#domain/channels/channels.ts';
import {
  type ConfigurableKind,
  channelConditions,
  channelPositions,
  configurableKinds,
} from '#domain/messages/channel-choices/channel-choices.ts';
import {
  channelField,
  conditionField,
} from '#domain/messages/channel-choices/channel-choices-form.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { changedBy } from '#ui/form/conflict.copy.ts';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  type ChannelState,
  channelFormFields,
  channelLabels,
  channelStates,
  channelsCopy,
  conditionExplanations,
  conditionLabels,
  savedChannelCopy,
  spentToday,
  theChannels,
} from './channels.copy.ts';

type ListedChannel = { name: AddressedChannel; state: ChannelState };

type ChannelsPageProps = {
  values: Record<string, string>;
  channels: ListedChannel[];
  smsToday: { cents: number; limitLkr: number };
  answer: FormAnswer | undefined;
};

/** Lets the owner choose the channels of each kind of message, and when each further channel is used. */
export function ChannelsPage({ values, channels, smsToday, answer }: ChannelsPageProps) {
  return (
    <>
      <PageHeader title={channelsCopy.title} subtitle={channelsCopy.subtitle} />
      <div className="grid max-w-215 gap-6">
        <PanelCard id="channels" title={channelsCopy.channels} action={<ChannelSettingsLink />}>
          <Channels channels={channels} />
          <p className="mt-3 text-sm text-ink-600 tabular-nums">
            <Text of={spentToday(smsToday)} />
          </p>
        </PanelCard>
        <PanelCard id="kinds" title={channelsCopy.kinds}>
          <ChannelsForm values={values} answer={answer} />
        </PanelCard>
      </div>
    </>
  );
}

function ChannelSettingsLink() {
  return (
    <ButtonLink to={`${href('/admin/settings')}?tab=notifications`} variant="quiet" size="small">
      <Both of={channelsCopy.switches} inline />
    </ButtonLink>
  );
}

function Channels({ channels }: { channels: ListedChannel[] }) {
  return (
    <ul className="grid gap-2">
      {channels.map(({ name, state }) => (
        <li
          key={name}
          className="flex justify-between gap-x-4 gap-y-1 max-sm:flex-col sm:items-center"
        >
          <span>
            <Both of={channelLabels[name]} inline />
          </span>
          <StatusChip
            tone={state === 'on' ? 'delivered' : 'pending'}
            label={channelStates[state]}
          />
        </li>
      ))}
    </ul>
  );
}

function ChannelsForm({ values, answer }: Pick<ChannelsPageProps, 'values' | 'answer'>) {
  const theirs = Object.entries(answer?.conflict?.theirs ?? {});
  return (
    <Form
      action={href('/admin/messages/channels')}
      fields={channelFormFields}
      answer={answer}
      initialValues={values}
      errors={Object.fromEntries(theirs.map(([field, saved]) => [field, savedChannelCopy(saved)]))}
      className="grid gap-5"
    >
      <UnsavedFormGuard />
      <input type="hidden" name="shown" value={answer?.values['shown'] ?? JSON.stringify(values)} />
      {answer?.conflict && (
        <Notice tone="info" role="alert">
          <Both of={changedBy(answer.conflict.by, theChannels)} />
        </Notice>
      )}
      <FormProblems title={channelsCopy.notSaved} />
      <ConditionExplanations />
      <div key={answer?.values['shown']} className="grid divide-y divide-line border-y border-line">
        {configurableKinds.map((kind) => (
          <ChannelsOfKind key={kind} kind={kind} />
        ))}
      </div>
      <p className="text-sm leading-relaxed text-ink-600">
        <Text of={channelsCopy.others} />
      </p>
      <div>
        <SubmitButton of={panelCopy.save} />
      </div>
    </Form>
  );
}

function ConditionExplanations() {
  return (
    <div className="text-md leading-relaxed text-ink-600">
      <dl className="grid gap-2">
        {channelConditions.map((condition) => (
          <div key={condition}>
            <dt className="inline font-semibold text-ink-900 after:content-[':_']">
              <Text of={conditionLabels[condition]} />
            </dt>
            <dd className="inline">
              <Text of={conditionExplanations[condition]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Text of={channelsCopy.neverTwice} />
      </p>
    </div>
  );
}

/** Shows the channels of one kind of message. The condition of a further channel is hidden until that channel is chosen. */
function ChannelsOfKind({ kind }: { kind: ConfigurableKind }) {
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-3 w-full font-semibold">
        <Both of={kindCopy[kind]} inline />
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-[1fr_1fr_1.25fr]">
        {channelPositions.map((position) =>
          position === 1 ? (
            <SelectField
              key={position}
              name={channelField(kind, position)}
              options={channelLabels}
              placeholder={channelsCopy.none}
            />
          ) : (
            <div
              key={position}
              className="group/channel grid gap-3 max-sm:border-s-2 max-sm:border-line max-sm:ps-4 sm:contents"
            >
              <SelectField
                name={channelField(kind, position)}
                options={channelLabels}
                placeholder={channelsCopy.nothingMore}
                className="sm:col-start-2"
              />
              <SelectField
                name={conditionField(kind, position)}
                options={conditionLabels}
                className="group-has-[option[value='']:checked]/channel:hidden"
              />
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}
