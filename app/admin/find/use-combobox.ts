import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { href } from 'react-router';
import { minSearchLength, type SearchResults, withPages } from './search-results.ts';

type Combobox = { listId: string; isOpen: boolean; choose: (href: string) => void };

const initialState = { input: '', activeIndex: -1, hasUsedArrows: false, attempt: 0 };

/**
 * Returns the state of the field and its list, with handlers for its keys. Enter chooses the active option, at first the
 * top one, or submits the form if there is none. After a failed search, Enter retries until an arrow key chose an option.
 */
export function useCombobox({ listId, isOpen, choose }: Combobox) {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    if (!isOpen) setState(initialState);
  }, [isOpen]);
  const { input, attempt } = state;
  const { groups, isPending, hasFailed } = useSearchResults(input, attempt);
  const options = groups.flatMap(({ items }) => items);
  const activeIndex =
    hasFailed && !state.hasUsedArrows ? -1 : Math.min(state.activeIndex, options.length - 1);
  useScrollIntoView(`${listId}-${activeIndex}`);

  const actionOf = (key: string) => {
    const step = steps[key];
    if (step) {
      const next = nextIndex(activeIndex, step, options.length);
      return () => setState({ ...state, activeIndex: next, hasUsedArrows: true });
    }
    if (key !== 'Enter') return undefined;
    const option = options[activeIndex];
    if (option) return () => choose(option.href);
    return hasFailed ? () => setState({ ...state, attempt: attempt + 1 }) : undefined;
  };
  const onInputKeyDown = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!action) return;
    action();
    event.preventDefault();
  };
  const onInputChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    setState({ ...initialState, input: value, activeIndex: value.trim() === '' ? -1 : 0 });
  return {
    input,
    groups,
    count: options.length,
    activeIndex,
    isPending,
    hasFailed,
    onInputKeyDown,
    onInputChange,
  };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the index one step further, from the last option to the first and back. */
function nextIndex(activeIndex: number, step: number, count: number): number {
  return count === 0 ? -1 : (Math.max(activeIndex, step < 0 ? 0 : -1) + step + count) % count;
}

function useScrollIntoView(id: string): void {
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

const debounceMs = 150;

type ServerResponse = { query: string; attempt: number; results: SearchResults | undefined };

/**
 * Returns the results for a text: the panel's own pages immediately, those of the server after a pause in typing. Responses
 * to an earlier text are dropped; `hasFailed` is set if the results could not be fetched.
 */
function useSearchResults(input: string, attempt: number) {
  const [response, setResponse] = useState<ServerResponse>();
  const query = input.trim();
  const isLongEnough = [...query].length >= minSearchLength;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchResults(query, controller.signal).then((results) => {
        if (!controller.signal.aborted) setResponse({ query, attempt, results });
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough, attempt]);
  const isCurrent = response?.query === query && response.attempt === attempt;
  return {
    groups: withPages(query, (isCurrent && response.results) || []),
    isPending: isLongEnough && !isCurrent,
    hasFailed: isLongEnough && isCurrent && response.results === undefined,
  };
}

async function fetchResults(
  query: string,
  signal: AbortSignal,
): Promise<SearchResults | undefined> {
  try {
    const search = new URLSearchParams({ q: query });
    const response = await fetch(`${href('/admin/find/now')}?${search}`, { signal });
    return response.ok ? ((await response.json()) as SearchResults) : undefined;
  } catch {
    return undefined;
  }
}
