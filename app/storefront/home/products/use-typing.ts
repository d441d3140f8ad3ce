import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from '#domain/catalog/search/search.ts';

const debounceMs = 300;

export type Typing = { text: string; isWaiting: boolean; type: (text: string) => void };

/** Searches when nothing was typed for a moment. Keeps what was typed until the address changes from elsewhere. */
export function useTyping(query: string, search: (query: string) => void): Typing {
  const [typed, type] = useState<string>();
  const wanted = typed === undefined ? query : cleanSearch(typed);
  const sent = useRef(query);
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  useEffect(() => {
    if (query !== sent.current) type(undefined);
    sent.current = query;
  }, [query]);
  useEffect(() => {
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      latestSearch.current(wanted);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { text: typed ?? query, isWaiting: wanted !== query, type };
}
