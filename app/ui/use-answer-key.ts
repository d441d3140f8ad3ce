import { useRef } from 'react';

/** Returns a new key for each response of the server, as the React key of a form that each response resets. */
export function useAnswerKey(answer: unknown): number {
  const last = useRef(answer);
  const count = useRef(0);
  if (last.current !== answer) {
    last.current = answer;
    count.current += 1;
  }
  return count.current;
}
