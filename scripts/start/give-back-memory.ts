import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lets the background work of a start end first. */
const afterMs = 15_000;

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Frees memory once after the start: V8 keeps the heap that it grew while compiling until a full garbage collection
 * (decision 089).
 */
export function giveBackMemory(): void {
  const collect = () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as Collect;
    void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
  };
  setTimeout(collect, afterMs).unref();
}
