import { useEffect, useRef, useState } from 'react';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import {
  afterChoosing,
  afterTyping,
  type FilledRegion,
  filledEarlier,
  isSameRegion,
  type Region,
  type RegionState,
} from './town-region.ts';

/** A suggested town, with the district and province that choosing it fills in. */
export type Town = Region & {
  name: Bilingual;
  /** The name of a numbered part of Colombo. */
  part?: Bilingual;
  region: Bilingual;
};
/** The response of `/towns`. `place` is the region of the town if the text is a whole name. */
type TownsResponse = { place?: Region; towns: Town[] };

const debounceMs = 150;
const minCharacters = 2;

/** The town field, and the text that it had before the shopper began to type. */
export type TownField = { inputId: string; earlierText: string };

/**
 * Requests towns after each pause in typing, and drops responses for text that is no longer in the field. Fills in district
 * and province once the text is a whole name. Repeats a request that failed when the field takes the focus again.
 */
export function useSuggestedTowns({ inputId, earlierText }: TownField) {
  const [towns, setTowns] = useState<Town[]>([]);
  const filled = useRef<FilledRegion>(undefined);
  useEffect(() => {
    const input = fieldOf(inputId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasFailed = false;
    const lookUpEarlier = async () => {
      const found = input ? await findFilledEarlier(input, earlierText.trim()) : undefined;
      filled.current ??= found;
    };
    const earlier = lookUpEarlier();
    const requestTowns = async (input: HTMLInputElement) => {
      const text = input.value.trim();
      const [found] = await Promise.all([fetchTowns(text), earlier]);
      if (text !== input.value.trim()) return;
      hasFailed = found === undefined;
      if (!found) return setTowns([]);
      const next = afterTyping({ text, place: found.place }, regionStateOf(input, filled.current));
      filled.current = next.filled;
      fillInRegion(input, next.selected);
      setTowns(
        isRegionKnown(found, next, text) || document.activeElement !== input ? [] : found.towns,
      );
    };
    const scheduleRequest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => input && void requestTowns(input), debounceMs);
    };
    // Choosing a town from the list changes the field and must not open the list again.
    const onInput = ({ isTrusted }: Event) => isTrusted && scheduleRequest();
    const onFocus = () => hasFailed && scheduleRequest();
    if (input !== null && input.value !== input.defaultValue) scheduleRequest();
    input?.addEventListener('input', onInput);
    input?.addEventListener('focus', onFocus);
    return () => {
      clearTimeout(timer);
      input?.removeEventListener('input', onInput);
      input?.removeEventListener('focus', onFocus);
    };
  }, [inputId, earlierText]);
  const choose = (town: Town, language: Language) => {
    setTowns([]);
    const input = fieldOf(inputId);
    if (input) filled.current = fillInTown(input, { town, language }, filled.current);
  };
  return { towns, setTowns, choose };
}

/** Returns whether the text needs no list: it names one town, or was chosen from an earlier list in the meantime. */
function isRegionKnown({ place }: TownsResponse, { filled }: RegionState, text: string): boolean {
  return place !== undefined || filled?.text === text;
}

/** Finds what a town that the form had before typing has filled in; of several towns of that name, the selected one. */
async function findFilledEarlier(
  input: HTMLInputElement,
  text: string,
): Promise<FilledRegion | undefined> {
  const { selected } = regionStateOf(input, undefined);
  if (selected.district === '') return undefined;
  const { place, towns = [] } = (await fetchTowns(text)) ?? {};
  const namesakes = towns.filter(({ name }) => name.en === text || name.si === text);
  return filledEarlier({ text, places: place ? [place] : namesakes }, selected);
}

/** Returns no towns for a short text, and undefined when the request fails: the field works without suggestions. */
async function fetchTowns(query: string): Promise<TownsResponse | undefined> {
  if (query.length < minCharacters) return { towns: [] };
  try {
    const response = await fetch(`/towns?${new URLSearchParams({ q: query })}`);
    return response.ok ? ((await response.json()) as TownsResponse) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fills in the town with its district and province: in Sinhala if the page or the text in the field is Sinhala. Returns what
 * it has filled in, which another text in the field undoes.
 */
function fillInTown(
  input: HTMLInputElement,
  { town, language }: { town: Town; language: Language },
  earlier: FilledRegion | undefined,
): FilledRegion | undefined {
  const isSinhala = /\p{Script=Sinhala}/u.test(input.value) || language === 'si';
  const name = isSinhala ? town.name.si : town.name.en;
  const { selected, filled } = afterChoosing(town, name, regionStateOf(input, earlier));
  fill(input, { [input.name]: name, ...selected });
  return filled;
}

/** Selects a district and province, and notifies the listeners of the form only if that changes something. */
function fillInRegion(input: HTMLInputElement, region: Region): void {
  if (!isSameRegion(region, regionStateOf(input, undefined).selected)) fill(input, region);
}

/** Returns what the form has selected, with what a town has filled in. */
function regionStateOf({ form }: HTMLInputElement, filled: FilledRegion | undefined): RegionState {
  const fields = new FormData(form ?? undefined);
  const selectedIn = (name: string) => `${fields.get(name) ?? ''}`;
  return {
    selected: { district: selectedIn('district'), province: selectedIn('province') },
    filled,
  };
}

/** Sets fields of the form and dispatches one input event, on the town field, so that the form's listeners run. */
function fill(input: HTMLInputElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = input.form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function fieldOf(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}
