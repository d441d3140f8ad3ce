import { z } from 'zod';
import { addressedChannels } from '#domain/channels/channels.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import {
  type ChannelChoice,
  type ChannelChoices,
  type ConfigurableKind,
  channelConditions,
  channelPositions,
  configurableKinds,
} from './channel-choices.ts';
import { channelField, choicesInForm, conditionField } from './channel-choices-form.ts';

const channel = z.enum(['', ...addressedChannels], 'required');
const condition = z.enum(channelConditions, 'required');

const fields = Object.fromEntries(
  configurableKinds.flatMap((kind) =>
    channelPositions.flatMap((position): [string, z.ZodType<string>][] => [
      [channelField(kind, position), channel],
      ...(position === 1
        ? []
        : ([[conditionField(kind, position), condition]] as [string, z.ZodType<string>][])),
    ]),
  ),
);

/** Parses the form of the channels. `shown` holds the choices that the form was opened with, as JSON in a hidden field. */
export const channelChoicesSchema = z
  .object({ ...fields, shown: z.string().default('') })
  .superRefine((form, context) => {
    for (const name of fieldsOfRepeatedChannels(form)) {
      context.addIssue({ code: 'custom', path: [name], message: 'channel-twice' });
    }
  })
  .transform(({ shown, ...form }) => ({ choices: choicesFromForm(form), shown }));

type Fields = Record<string, unknown>;

/** Returns the fields whose channel is already chosen at an earlier position of the same kind. */
function fieldsOfRepeatedChannels(form: Fields): string[] {
  return configurableKinds.flatMap((kind) => {
    const names = channelPositions.map((position) => channelField(kind, position));
    const chosenChannels = names.map((name) => form[name]);
    return names.filter((name, index) => form[name] && chosenChannels.indexOf(form[name]) < index);
  });
}

function choicesFromForm(form: Fields): ChannelChoices {
  return mapToRecord(configurableKinds, (kind) => choicesOfKind(kind, form));
}

/** Leaves out empty positions. The first channel that is left is always used, so its condition is 'also'. */
function choicesOfKind(kind: ConfigurableKind, form: Fields): ChannelChoice[] {
  return channelPositions
    .map((position) => ({
      channel: form[channelField(kind, position)],
      condition: form[conditionField(kind, position)],
    }))
    .filter(({ channel }) => channel)
    .map((choice, index) => ({
      ...choice,
      condition: index === 0 ? 'also' : choice.condition,
    })) as ChannelChoice[];
}

/** Returns whether a form showed these channels when it was opened. */
export function wereShown(shown: string, choices: ChannelChoices): boolean {
  return shown === JSON.stringify(choicesInForm(choices));
}
