import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Late enough for what a start still does in the background, early enough for who watches the machine. */
const afterMs = 15_000;

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Gives back once what the start needed and a shop does not: the engine keeps the room that it grew for reading its code
 * until something asks for it (decision 089).
 */
export function giveBackMemory(): void {
  const collect = () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as Collect;
    void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
  };
  setTimeout(collect, afterMs).unref();
}
