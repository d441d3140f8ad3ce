import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProductView } from './use-product-view.ts';

type Entry = { isIntersecting: boolean };

let onEntries: (entries: Entry[]) => void;
const countWhenIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  countWhenIdle.mockReset();
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;

    constructor(callback: (entries: Entry[]) => void) {
      onEntries = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', countWhenIdle);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type CardProps = { onRef: (attach: ReturnType<typeof useProductView>) => void };

function Card({ onRef }: CardProps) {
  onRef(useProductView('balm'));
  return null;
}

/** Gives an element to the hook's ref, as React does. */
function attachCard() {
  renderToStaticMarkup(<Card onRef={(attach) => attach({} as Element)} />);
}

test('a card that came into view and left it again in one scroll is not counted as viewed', () => {
  attachCard();
  onEntries([{ isIntersecting: true }, { isIntersecting: false }]);
  vi.advanceTimersByTime(5_000);
  expect(countWhenIdle).not.toHaveBeenCalled();

  onEntries([{ isIntersecting: false }, { isIntersecting: true }]);
  vi.advanceTimersByTime(1_000);
  expect(countWhenIdle).toHaveBeenCalledOnce();
});
