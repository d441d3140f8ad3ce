import { useEffect, useState } from 'react';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';

type Place = { district: string; province: string };
/** A suggested town, with the values that choosing it fills in. */
export type Town = Place & {
  name: Bilingual;
  /** The name of a numbered part of Colombo. */
  part?: Bilingual;
  region: Bilingual;
};
/** The response of `/towns`. The place belongs to a name that is complete. */
type Answer = { place?: Place; towns: Town[] };

/** In milliseconds: a pause in typing. */
const pauseMs = 150;
const minCharacters = 2;

/** Requests towns after each pause in typing, and drops responses for text that is no longer in the field. */
export function useSuggestedTowns(inputId: string) {
  const [towns, setTowns] = useState<Town[]>([]);
  useEffect(() => {
    const input = fieldOf(inputId);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = async (input: HTMLInputElement) => {
      const typed = input.value.trim();
      const { place, towns } = await townsLike(typed);
      if (typed !== input.value.trim()) return;
      if (place) fillInPlace(input, place);
      setTowns(place || document.activeElement !== input ? [] : towns);
    };
    const askSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(() => input && void ask(input), pauseMs);
    };
    // Choosing a town from the list changes the field and must not open the list again.
    const onInput = ({ isTrusted }: Event) => isTrusted && askSoon();
    if (input !== null && input.value !== input.defaultValue) askSoon();
    input?.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause);
      input?.removeEventListener('input', onInput);
    };
  }, [inputId]);
  return { towns, setTowns };
}

const nothing: Answer = { towns: [] };

/** Returns nothing without a connection, because the field works without suggestions. */
async function townsLike(typed: string): Promise<Answer> {
  if (typed.length < minCharacters) return nothing;
  try {
    const answer = await fetch(`/towns?${new URLSearchParams({ q: typed })}`);
    return answer.ok ? ((await answer.json()) as Answer) : nothing;
  } catch {
    return nothing;
  }
}

/** Fills in the town in the script that was typed, and its district and province. */
export function fillInTown(input: HTMLInputElement | null, town: Town, language: Language): void {
  if (!input) return;
  const isSinhala = /\p{Script=Sinhala}/u.test(input.value) || language === 'si';
  const { district, province } = town;
  fill(input, { [input.name]: isSinhala ? town.name.si : town.name.en, district, province });
}

/** Fills in district and province of a town that was typed to its end, where nothing else was chosen. */
function fillInPlace(input: HTMLInputElement, { district, province }: Place): void {
  const { district: chosen, province: inProvince } = Object.fromEntries(
    [...new FormData(input.form ?? undefined)].map(([name, value]) => [name, `${value}`]),
  );
  if (chosen === '' && (inProvince === '' || inProvince === province)) {
    fill(input, { district, province });
  }
}

/** Fills in fields of the form and dispatches input events, so that its listeners run. */
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
