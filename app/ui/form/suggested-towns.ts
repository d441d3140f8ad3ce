import { useEffect, useState } from 'react';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';

type Region = { district: string; province: string };
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

/**
 * Requests towns after each pause in typing, and drops responses for text that is no longer in the field. Fills in district
 * and province once the text is a whole name.
 */
export function useSuggestedTowns(inputId: string) {
  const [towns, setTowns] = useState<Town[]>([]);
  useEffect(() => {
    const input = fieldOf(inputId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const requestTowns = async (input: HTMLInputElement) => {
      const query = input.value.trim();
      const { place, towns } = await fetchTowns(query);
      if (query !== input.value.trim()) return;
      if (place) fillInRegion(input, place);
      setTowns(place || document.activeElement !== input ? [] : towns);
    };
    const scheduleRequest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => input && void requestTowns(input), debounceMs);
    };
    // Choosing a town from the list changes the field and must not open the list again.
    const onInput = ({ isTrusted }: Event) => isTrusted && scheduleRequest();
    if (input !== null && input.value !== input.defaultValue) scheduleRequest();
    input?.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      input?.removeEventListener('input', onInput);
    };
  }, [inputId]);
  return { towns, setTowns };
}

const noTowns: TownsResponse = { towns: [] };

/** Returns no towns for a short text or when the request fails, because the field works without suggestions. */
async function fetchTowns(query: string): Promise<TownsResponse> {
  if (query.length < minCharacters) return noTowns;
  try {
    const response = await fetch(`/towns?${new URLSearchParams({ q: query })}`);
    return response.ok ? ((await response.json()) as TownsResponse) : noTowns;
  } catch {
    return noTowns;
  }
}

/** Fills in the town with its district and province: in Sinhala if the page or the text in the field is Sinhala. */
export function fillInTown(input: HTMLInputElement | null, town: Town, language: Language): void {
  if (!input) return;
  const isSinhala = /\p{Script=Sinhala}/u.test(input.value) || language === 'si';
  const { district, province } = town;
  fill(input, { [input.name]: isSinhala ? town.name.si : town.name.en, district, province });
}

/** Fills in district and province unless a district or another province is selected. */
function fillInRegion(input: HTMLInputElement, { district, province }: Region): void {
  const { district: selectedDistrict, province: selectedProvince } = Object.fromEntries(
    [...new FormData(input.form ?? undefined)].map(([name, value]) => [name, `${value}`]),
  );
  if (selectedDistrict === '' && (selectedProvince === '' || selectedProvince === province)) {
    fill(input, { district, province });
  }
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
