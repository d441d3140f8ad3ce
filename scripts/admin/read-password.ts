import { text } from 'node:stream/consumers';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

const ctrlC = '\u0003';
const submitKeys = new Set(['\r', '\n', '\u0004']);
const eraseKeys = new Set(['\u0008', '\u007f']);

/** Asks twice on a terminal without showing what is typed. Reads the first line of any other input. */
export async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askUnseen(question);
  if ((await askUnseen('Once more: ')) === password) return password;
  throw new OperatorProblem('The two were not the same, so nothing was changed.');
}

/** Asks once on a terminal without showing what is typed. */
export function askUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const onData = (chunk: string) => {
      const next = [...chunk].reduce(applyKeystroke, { typed, state: 'typing' });
      typed = next.typed;
      if (next.state === 'typing') return;
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      if (next.state === 'done') resolve(typed.join(''));
      else reject(new OperatorProblem('Nothing was changed.'));
    };
    stdin.on('data', onData);
    stdin.resume();
  });
}

type InputState = { typed: string[]; state: 'typing' | 'done' | 'cancelled' };

function applyKeystroke({ typed, state }: InputState, key: string): InputState {
  if (state !== 'typing') return { typed, state };
  if (key === ctrlC) return { typed, state: 'cancelled' };
  if (submitKeys.has(key)) return { typed, state: 'done' };
  return { typed: eraseKeys.has(key) ? typed.slice(0, -1) : [...typed, key], state };
}
