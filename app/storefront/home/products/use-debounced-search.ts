import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from '#domain/catalog/search/search.ts';

const debounceMs = 300;

export type DebouncedSearch = { text: string; isPending: boolean; setText: (text: string) => void };

/** Searches when typing pauses. Keeps the typed text until the URL changes for another reason. */
export function useDebouncedSearch(
  query: string,
  search: (query: string) => void,
): DebouncedSearch {
  const [typed, setTyped] = useState<string>();
  const pending = typed === undefined ? query : cleanSearch(typed);
  const lastSubmitted = useRef(query);
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  useEffect(() => {
    if (query !== lastSubmitted.current) setTyped(undefined);
    lastSubmitted.current = query;
  }, [query]);
  useEffect(() => {
    if (pending === lastSubmitted.current) return;
    const timer = setTimeout(() => {
      lastSubmitted.current = pending;
      latestSearch.current(pending);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return { text: typed ?? query, isPending: pending !== query, setText: setTyped };
}
