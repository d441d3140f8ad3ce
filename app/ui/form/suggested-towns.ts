import { useEffect, useState } from 'react';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';

/** As `/towns` answers: what is shown, and what a choice fills in. */
export type Town = {
  name: Bilingual;
  /** The name of a numbered part of Colombo. */
  part?: Bilingual;
  region: Bilingual;
  district: string;
  province: string;
};

/** In milliseconds: a pause in typing. */
const pauseMs = 150;
const fewestCharacters = 2;

/** Asks the server after each pause in typing, and drops answers to what is no longer in the field. */
export function useSuggestedTowns(inputId: string) {
  const [towns, setTowns] = useState<Town[]>([]);
  useEffect(() => {
    const input = fieldOf(inputId);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const typed = input?.value.trim() ?? '';
      const found = typed.length < fewestCharacters ? [] : await townsLike(typed);
      if (typed === input?.value.trim() && document.activeElement === input) setTowns(found);
    };
    const askSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(() => void ask(), pauseMs);
    };
    // A town that was filled in from the list is no reason to suggest again.
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

/** Finds nothing without a connection: the field is as good as before. */
async function townsLike(typed: string): Promise<Town[]> {
  try {
    const answer = await fetch(`/towns?${new URLSearchParams({ q: typed })}`);
    return answer.ok ? ((await answer.json()) as { towns: Town[] }).towns : [];
  } catch {
    return [];
  }
}

/** Writes the town in the script that was typed, and its district and province, as if they were typed. */
export function fillInTown(input: HTMLInputElement | null, town: Town, language: Language): void {
  if (!input) return;
  const isSinhala = /\p{Script=Sinhala}/u.test(input.value) || language === 'si';
  const values = {
    [input.name]: isSinhala ? town.name.si : town.name.en,
    district: town.district,
    province: town.province,
  };
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
