/**
 * Returns a function that loads a part of the page on its first call, and tries again on a call after a failure. Returns
 * undefined where the part could not be loaded.
 */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part | undefined> {
  let loading: Promise<Part | undefined> | undefined;
  const fail = () => {
    loading = undefined;
    return undefined;
  };
  return () => {
    loading ??= load().catch(fail);
    return loading;
  };
}
