import { text } from 'node:stream/consumers';
import { StartProblem } from '#platform/config/start-problem.server.ts';

const ctrlC = '\u0003';
const ends = new Set(['\r', '\n', '\u0004']);
const erases = new Set(['\u0008', '\u007f']);

/** Asks twice on a terminal without showing what is typed. Reads one line of anything else. */
export async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askUnseen(question);
  if ((await askUnseen('Once more: ')) === password) return password;
  throw new StartProblem('The two were not the same, so nothing was changed.');
}

/** Asks once on a terminal without showing what is typed. */
export function askUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const hear = (chunk: string) => {
      const heard = [...chunk].reduce(afterLetter, { typed, state: 'typing' });
      typed = heard.typed;
      if (heard.state === 'typing') return;
      stdin.off('data', hear);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      if (heard.state === 'done') resolve(typed.join(''));
      else reject(new StartProblem('Nothing was changed.'));
    };
    stdin.on('data', hear);
    stdin.resume();
  });
}

type Heard = { typed: string[]; state: 'typing' | 'done' | 'given up' };

function afterLetter({ typed, state }: Heard, letter: string): Heard {
  if (state !== 'typing') return { typed, state };
  if (letter === ctrlC) return { typed, state: 'given up' };
  if (ends.has(letter)) return { typed, state: 'done' };
  return { typed: erases.has(letter) ? typed.slice(0, -1) : [...typed, letter], state };
}
