import { type ComponentType, useEffect, useState } from 'react';

type LatePart<Props> = {
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  /** The network let us down: lead to where it is on a page. */
  onMissed: () => void;
};

/**
 * A drawer that no first view needs is fetched when it is first wanted. It comes closed and opens in the next moment,
 * so that it slides in as it does every time after.
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
