import { type ComponentType, useEffect, useState } from 'react';

type LatePart<Props> = {
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  /** Called when loading failed, to close the part, so that it can be opened again, and to show the same content elsewhere. */
  onLoadFailed: () => void;
};

/**
 * Loads a component, such as a drawer, when it is first needed. Renders it closed once before it opens, so that its
 * transition runs.
 */
export function useLatePart<Props>({ load, isWanted, onLoadFailed }: LatePart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isRendered, setIsRendered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanting it is the one reason to fetch it
  useEffect(() => {
    if (isWanted && !Part) load().then((part) => setPart(() => part), onLoadFailed);
  }, [isWanted]);
  useEffect(() => setIsRendered(Part !== undefined), [Part]);
  return { Part, isOpen: isWanted && isRendered };
}
