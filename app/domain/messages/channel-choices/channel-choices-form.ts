import {
  type ChannelChoice,
  type ChannelChoices,
  type ChosenKind,
  channelPlaces,
  chosenKinds,
} from './channel-choices.ts';

/** The fields of one kind in the form: the channel of each place, and when it is used. */
export function channelField(kind: ChosenKind, place: number): string {
  return `${kind}-${place}`;
}

export function timeField(kind: ChosenKind, place: number): string {
  return `${kind}-${place}-time`;
}

/**
 * Returns the channels as the form shows them. An unused place is offered as the one that takes over after a failure.
 */
export function choicesInForm(choices: ChannelChoices): Record<string, string> {
  const fields = chosenKinds.flatMap((kind) =>
    channelPlaces.flatMap((place) => fieldsOf(kind, place, choices[kind][place - 1])),
  );
  return Object.fromEntries(fields);
}

function fieldsOf(
  kind: ChosenKind,
  place: number,
  choice: ChannelChoice | undefined,
): [string, string][] {
  const channel: [string, string] = [channelField(kind, place), choice?.channel ?? ''];
  return place === 1 ? [channel] : [channel, [timeField(kind, place), choice?.time ?? 'failed']];
}
