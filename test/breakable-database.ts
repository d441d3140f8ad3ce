import type { Database } from '#platform/db/database.server.ts';

export type DatabaseState = 'answers' | 'refuses' | 'hangs';

/** Wraps a database so that it fails on demand. Transactions that have begun continue. */
export function breakable(db: Database): { db: Database; setState: (next: DatabaseState) => void } {
  let state: DatabaseState = 'answers';
  const wrapped = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (compiledQueryProperties.has(name) && state === 'hangs') return neverAnswers;
      if (compiledQueryProperties.has(name) && state === 'refuses') throw refusal();
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (state === 'hangs') return neverAnswers;
        if (state === 'refuses') throw refusal();
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  const setState = (next: DatabaseState) => {
    state = next;
  };
  return { db: wrapped, setState };
}

/** The properties of a database that `compiledQuery` reads, instead of calling its methods. */
const compiledQueryProperties = new Set<string | symbol>(['dialect', 'session']);

function refusal(): Error {
  const cause = new Error('The test has cut the database off');
  return Object.assign(cause, { code: 'ECONNREFUSED' });
}

/** A query that accepts every call of its builder and never resolves. */
const neverAnswers: () => unknown = new Proxy(() => neverAnswers, {
  get: (_, name) => (name === 'then' ? () => undefined : neverAnswers),
});
