/**
 * Returns the value, or undefined when it takes longer than `ms`. A value that arrived while the process
 * was busy, and waits to be read, still counts.
 */
export function valueWithin<Value>(
  promise: Promise<Value>,
  ms: number,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => resolve(undefined)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
