import { z } from 'zod';
import { addressedChannels } from '#domain/channels/channels.ts';
import { record } from '#domain/kernel/records.ts';
import { type ChosenKind, chosenKinds, type Way, type Ways, wayPlaces, wayTimes } from './ways.ts';
import { channelField, timeField, waysInForm } from './ways-form.ts';

const channel = z.enum(['', ...addressedChannels], 'required');
const time = z.enum(wayTimes, 'required');

const fields = Object.fromEntries(
  chosenKinds.flatMap((kind) =>
    wayPlaces.flatMap((place): [string, z.ZodType<string>][] => [
      [channelField(kind, place), channel],
      ...(place === 1 ? [] : ([[timeField(kind, place), time]] as [string, z.ZodType<string>][])),
    ]),
  ),
);

/**
 * Reads the form of the channels. `shown` is the state with which it was opened, as it reports itself.
 */
export const waysSchema = z
  .object({ ...fields, shown: z.string().default('') })
  .superRefine((form, context) => {
    for (const name of fieldsNamedTwice(form)) {
      context.addIssue({ code: 'custom', path: [name], message: 'channel-twice' });
    }
  })
  .transform(({ shown, ...form }) => ({ ways: waysOf(form), shown }));

type Fields = Record<string, unknown>;

function fieldsNamedTwice(form: Fields): string[] {
  return chosenKinds.flatMap((kind) => {
    const names = wayPlaces.map((place) => channelField(kind, place));
    const chosen = names.map((name) => form[name]);
    return names.filter((name, index) => form[name] && chosen.indexOf(form[name]) < index);
  });
}

function waysOf(form: Fields): Ways {
  return record(chosenKinds, (kind) => waysOfKind(kind, form));
}

/** Leaves out empty places: the first that is left is always sent. */
function waysOfKind(kind: ChosenKind, form: Fields): Way[] {
  return wayPlaces
    .map((place) => ({
      channel: form[channelField(kind, place)],
      time: form[timeField(kind, place)],
    }))
    .filter(({ channel }) => channel)
    .map((way, index) => ({ ...way, time: index === 0 ? 'also' : way.time })) as Way[];
}

/** Returns whether a form was opened with these channels. */
export function wasOpenedWith(shown: string, ways: Ways): boolean {
  return shown === JSON.stringify(waysInForm(ways));
}
