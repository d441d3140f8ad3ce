import { useRef } from 'react';

/** Another key for each answer of the server, for a form that begins anew with every one. */
export function useAnswerKey(answer: unknown): number {
  const last = useRef(answer);
  const count = useRef(0);
  if (last.current !== answer) {
    last.current = answer;
    count.current += 1;
  }
  return count.current;
}
