import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a box that takes the focus when it appears, and again whenever `reason` is another object. */
export function useFocusedBox(reason?: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the reason takes the focus again
  useEffect(() => box.current?.focus(), [reason]);
  return box;
}
