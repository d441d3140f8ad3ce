/** Returns an object with a value for each key. */
export function mapToRecord<Key extends PropertyKey, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}

/** Returns a copy without these keys. */
export function omitKeys<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Omit<Whole, Key> {
  const left = Object.entries(whole).filter(([key]) => !(keys as readonly unknown[]).includes(key));
  return Object.fromEntries(left) as Omit<Whole, Key>;
}
