import { type ChosenKind, chosenKinds, type Way, type Ways, wayPlaces } from './ways.ts';

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
export function waysInForm(ways: Ways): Record<string, string> {
  const fields = chosenKinds.flatMap((kind) =>
    wayPlaces.flatMap((place) => fieldsOf(kind, place, ways[kind][place - 1])),
  );
  return Object.fromEntries(fields);
}

function fieldsOf(kind: ChosenKind, place: number, way: Way | undefined): [string, string][] {
  const channel: [string, string] = [channelField(kind, place), way?.channel ?? ''];
  return place === 1 ? [channel] : [channel, [timeField(kind, place), way?.time ?? 'failed']];
}
