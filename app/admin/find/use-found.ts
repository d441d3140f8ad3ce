import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { type Found, fewestForSearch, withPlaces } from './found.ts';

/** In milliseconds: a pause in typing. */
const pauseMs = 150;

type Answered = { to: string; found: Found | undefined };

/**
 * Returns what is found for the text: pages of the panel at once, the rest as the server answers after a pause in
 * typing. Answers to an earlier text are dropped; `failed` tells that there was none.
 */
export function useFound(typed: string, attempt: number) {
  const [answered, setAnswered] = useState<Answered>();
  const text = typed.trim();
  const isLong = [...text].length >= fewestForSearch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (!isLong) return undefined;
    const asking = new AbortController();
    const pause = setTimeout(() => {
      void ask(text, asking.signal).then((found) => {
        if (!asking.signal.aborted) setAnswered({ to: text, found });
      });
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [text, isLong, attempt]);
  const isAnswered = answered?.to === text;
  return {
    groups: withPlaces(text, (isAnswered && answered.found) || []),
    isWaiting: isLong && !isAnswered,
    failed: isLong && isAnswered && answered.found === undefined,
  };
}

async function ask(text: string, signal: AbortSignal): Promise<Found | undefined> {
  try {
    const query = new URLSearchParams({ q: text });
    const answer = await fetch(`${href('/admin/find/now')}?${query}`, { signal });
    return answer.ok ? ((await answer.json()) as Found) : undefined;
  } catch {
    return undefined;
  }
}
