import {
  type ChannelChoice,
  type ChannelChoices,
  type ConfigurableKind,
  channelPositions,
  configurableKinds,
} from './channel-choices.ts';

/** Returns the name of the field for the channel at a position. */
export function channelField(kind: ConfigurableKind, position: number): string {
  return `${kind}-${position}`;
}

/** Returns the name of the field for the condition of the channel at a position. The first channel has no such field. */
export function conditionField(kind: ConfigurableKind, position: number): string {
  return `${kind}-${position}-time`;
}

/**
 * Returns the values of the form's fields by their names. An unused position has the condition 'failed', so that a
 * channel that the owner adds there starts with it.
 */
export function choicesInForm(choices: ChannelChoices): Record<string, string> {
  const fields = configurableKinds.flatMap((kind) =>
    channelPositions.flatMap((position) => fieldsOf(kind, position, choices[kind][position - 1])),
  );
  return Object.fromEntries(fields);
}

function fieldsOf(
  kind: ConfigurableKind,
  position: number,
  choice: ChannelChoice | undefined,
): [string, string][] {
  const channel: [string, string] = [channelField(kind, position), choice?.channel ?? ''];
  return position === 1
    ? [channel]
    : [channel, [conditionField(kind, position), choice?.condition ?? 'failed']];
}
