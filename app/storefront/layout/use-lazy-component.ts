import { type ComponentType, useEffect, useState } from 'react';

type LazyComponent<Props> = {
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  /** Closes the component when loading failed, so that it can be opened again. */
  close?: (() => void) | undefined;
  /** The URL with the same content, opened when loading failed. */
  fallback?: string | undefined;
};

/**
 * Loads a component, such as a drawer, when it is first needed. Renders it closed once before it opens, so that its
 * transition runs.
 */
export function useLazyComponent<Props>({ load, isWanted, close, fallback }: LazyComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [isRendered, setIsRendered] = useState(false);
  const fail = () => {
    close?.();
    if (fallback) window.location.assign(fallback);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads only when the component becomes wanted
  useEffect(() => {
    if (isWanted && !Component) load().then((component) => setComponent(() => component), fail);
  }, [isWanted]);
  useEffect(() => setIsRendered(Component !== undefined), [Component]);
  return { Component, isOpen: isWanted && isRendered };
}
