import {
  type ChannelChoice,
  type ChannelChoices,
  type ConfigurableKind,
  channelPlaces,
  configurableKinds,
} from './channel-choices.ts';

/** Returns the name of the field for the channel at a place. */
export function channelField(kind: ConfigurableKind, place: number): string {
  return `${kind}-${place}`;
}

/** Returns the name of the field for the time of that channel (`channelTimes`). The first place has no such field. */
export function timeField(kind: ConfigurableKind, place: number): string {
  return `${kind}-${place}-time`;
}

/**
 * Returns the values of the form's fields by their names. An unused place has the time 'failed', which a channel that the
 * owner adds there starts with.
 */
export function choicesInForm(choices: ChannelChoices): Record<string, string> {
  const fields = configurableKinds.flatMap((kind) =>
    channelPlaces.flatMap((place) => fieldsOf(kind, place, choices[kind][place - 1])),
  );
  return Object.fromEntries(fields);
}

function fieldsOf(
  kind: ConfigurableKind,
  place: number,
  choice: ChannelChoice | undefined,
): [string, string][] {
  const channel: [string, string] = [channelField(kind, place), choice?.channel ?? ''];
  return place === 1 ? [channel] : [channel, [timeField(kind, place), choice?.time ?? 'failed']];
}
