import { inBackground } from '#web/guards/background.ts';
import { delayAfter, type News } from './news.ts';

const patienceMs = 8_000;
const signedOut = 'signed-out';

/**
 * Asks for the news again and again until the answer is that the session is over, or until what it returns is called.
 * A hidden tab asks too, for it must ring; browsers slow it down to once a minute at worst. Failures are silent: the
 * next answer makes up for them.
 */
export function pollNews(address: string, onNews: (news: News) => void): () => void {
  let failures = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askAtOnce);
    window.removeEventListener('online', askAtOnce);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), delayAfter(failures));
  };
  const ask = async () => {
    const answer = await askForNews(address);
    if (isOver) return;
    if (answer === signedOut) return stop();
    failures = answer ? 0 : failures + 1;
    if (answer) onNews(answer);
    wait();
  };
  /** Asks at once when the owner comes back to the page, or to the network. */
  function askAtOnce() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void ask();
    else wait();
  }
  document.addEventListener('visibilitychange', askAtOnce);
  window.addEventListener('online', askAtOnce);
  wait();
  return stop;
}

async function askForNews(address: string): Promise<News | typeof signedOut | undefined> {
  try {
    const answer = await fetch(inBackground(address), { signal: endingAfter(patienceMs) });
    if (answer.status === 401 || answer.status === 403) return signedOut;
    return answer.ok ? ((await answer.json()) as News) : undefined;
  } catch {
    return undefined;
  }
}

/** Does what `AbortSignal.timeout` does, which Safari before 16 does not know. */
function endingAfter(delayMs: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), delayMs);
  return ending.signal;
}
