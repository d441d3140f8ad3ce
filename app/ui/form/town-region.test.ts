import { expect, test } from 'vitest';
import {
  afterChoosing,
  afterTyping,
  filledEarlier,
  type Region,
  type RegionState,
} from './town-region.ts';

const nothing: Region = { district: '', province: '' };
const galle: Region = { district: 'Galle', province: 'Southern' };
const kandy: Region = { district: 'Kandy', province: 'Central' };
const ratnapura: Region = { district: 'Ratnapura', province: 'Sabaragamuwa' };
const colombo: Region = { district: 'Colombo', province: 'Western' };

type Text = [text: string, place?: Region];

/** Returns what is selected after these texts were in the town field, one after the other. */
function select(selected: Region, texts: Text[]): Region {
  let state: RegionState = { selected, filled: undefined };
  for (const [text, place] of texts) state = afterTyping({ text, place }, state);
  return state.selected;
}

test('a town that begins like another one gets its own district, however slowly it is typed', () => {
  const typed: Text[] = [['Kolonn'], ['Kolonna', ratnapura], ['Kolonnaw'], ['Kolonnawa', colombo]];
  expect(select(nothing, typed)).toEqual(colombo);
  expect(select(nothing, [['Ella', ratnapura], ['Ellapola']])).toEqual(nothing);
});

test('another town that is typed instead replaces the district of the first, whether that was typed or chosen', () => {
  expect(
    select(nothing, [
      ['Galle', galle],
      ['Kandy', kandy],
    ]),
  ).toEqual(kandy);
  const chosen = afterChoosing(galle, 'Galle', { selected: nothing, filled: undefined });
  expect(chosen.selected).toEqual(galle);
  expect(afterTyping({ text: 'Kandy', place: kandy }, chosen).selected).toEqual(kandy);
  expect(afterTyping({ text: 'Our village', place: undefined }, chosen).selected).toEqual(nothing);
});

test('a town that was chosen among several of its name keeps its district when the suggestions for that name arrive later', () => {
  const chosen = afterChoosing(galle, 'Hikkaduwa', { selected: nothing, filled: undefined });
  const later = afterTyping({ text: 'Hikkaduwa', place: undefined }, chosen);
  expect(later).toEqual(chosen);
  expect(afterTyping({ text: 'Hikkaduw', place: undefined }, later).selected).toEqual(nothing);
});

test('words after the name of a town keep its district', () => {
  expect(select(nothing, [['Galle', galle], ['Galle Fort']])).toEqual(galle);
  expect(select(nothing, [['Galle', galle], ['Galle,']])).toEqual(galle);
});

test('a district or another province that the shopper selected stays, before a town is typed and after', () => {
  expect(select(kandy, [['Galle', galle]])).toEqual(kandy);
  const western = { district: '', province: 'Western' };
  expect(
    select(western, [
      ['Galle', galle],
      ['Kandy', kandy],
    ]),
  ).toEqual(western);
  expect(
    select(western, [
      ['Kolonnawa', colombo],
      ['Galle', galle],
    ]),
  ).toEqual(western);
  const typed = afterTyping(
    { text: 'Galle', place: galle },
    { selected: nothing, filled: undefined },
  );
  const corrected = { ...typed, selected: ratnapura };
  expect(afterTyping({ text: 'Kandy', place: kandy }, corrected).selected).toEqual(ratnapura);
});

test('another town replaces the district of a saved address or a reloaded form, unless the shopper selected it', () => {
  const correct = (selected: Region, [text, place]: Text) => {
    const filled = filledEarlier({ text: 'Galle', places: [galle] }, selected);
    return afterTyping({ text, place }, { selected, filled }).selected;
  };
  expect(correct(galle, ['Kandy', kandy])).toEqual(kandy);
  expect(correct(galle, ['Our village'])).toEqual(nothing);
  expect(correct(galle, ['Galle Fort'])).toEqual(galle);
  expect(correct(ratnapura, ['Kandy', kandy])).toEqual(ratnapura);
  expect(correct(nothing, ['Kandy', kandy])).toEqual(kandy);
});
