import { type ComponentType, useEffect, useState } from 'react';

type LatePart<Props> = {
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  /** Called when loading failed: navigate to the page with the same content. */
  onMissed: () => void;
};

/**
 * Loads a drawer when it is first needed. It is first rendered closed and opens right after, so that it slides in as
 * always.
 */
export function useLatePart<Props>({ load, isWanted, onMissed }: LatePart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasCome, setHasCome] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanting it is the one reason to fetch it
  useEffect(() => {
    if (isWanted && !Part) load().then((part) => setPart(() => part), onMissed);
  }, [isWanted]);
  useEffect(() => setHasCome(Part !== undefined), [Part]);
  return { Part, isOpen: isWanted && hasCome };
}
