import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useFound } from './use-found.ts';

type Combobox = { listId: string; isOpen: boolean; choose: (href: string) => void };

const opened = { typed: '', active: -1, attempt: 0 };

/**
 * Returns the state of the field and its list, and hears the keys: arrows go around, Enter chooses. A text begins at
 * its first result, so that Enter takes it; without a result Enter sends the form, or asks again where no answer came.
 */
export function useCombobox({ listId, isOpen, choose }: Combobox) {
  const [state, setState] = useState(opened);
  useEffect(() => {
    if (!isOpen) setState(opened);
  }, [isOpen]);
  const { typed, attempt } = state;
  const { groups, isWaiting, failed } = useFound(typed, attempt);
  const options = groups.flatMap(({ items }) => items);
  const active = Math.min(state.active, options.length - 1);
  useInView(`${listId}-${active}`);

  const actOf = (key: string) => {
    const step = steps[key];
    if (step) return () => setState({ ...state, active: moved(active, step, options.length) });
    if (key !== 'Enter') return undefined;
    const option = options[active];
    if (option) return () => choose(option.href);
    return failed ? () => setState({ ...state, attempt: attempt + 1 }) : undefined;
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key);
    if (!act) return;
    act();
    event.preventDefault();
  };
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    setState({ typed: value, active: value.trim() === '' ? -1 : 0, attempt: 0 });
  return { typed, groups, count: options.length, active, isWaiting, failed, press, type };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes around at both ends; from none up to the last. */
function moved(active: number, step: number, count: number): number {
  return count === 0 ? -1 : (Math.max(active, step < 0 ? 0 : -1) + step + count) % count;
}

function useInView(id: string): void {
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
