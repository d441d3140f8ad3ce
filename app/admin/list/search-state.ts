import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { formatQuery } from '#domain/kernel/format-query.ts';

/** Parses one parameter of a URL. What `read` returns for '' is the default, which is omitted from URLs. */
type Parameter<Value> = { name?: string; read: (text: string) => Value };

/** Maps the state of a list to the parameters of its URL and back. Invalid values become the default. */
export function searchState<State extends Record<string, unknown>>(
  parameters: {
    [Key in keyof State]: Parameter<State[Key]>;
  },
) {
  const list = Object.entries<Parameter<unknown>>(parameters).map(
    ([key, { name = key, read }]) => ({ key, name, read }),
  );
  const read = (searchParams: URLSearchParams): State =>
    Object.fromEntries(
      list.map(({ key, name, read }) => [key, read(searchParams.get(name)?.trim() ?? '')]),
    ) as State;
  return {
    read,
    defaults: read(new URLSearchParams()),
    /** Returns the query with its question mark, or '' for the default state. */
    query(state: Partial<State>): string {
      const query = new URLSearchParams();
      for (const { key, name, read } of list) {
        const value = state[key];
        if (value !== undefined && value !== read('')) query.set(name, `${value}`);
      }
      return formatQuery(query);
    },
  };
}

export const searchText: Parameter<string> = { name: 'q', read: (text) => text };

/** A day in Colombo, such as 2026-11-21, or ''. */
export const day: Parameter<string> = {
  read: (text) => (colomboDay(text) ? text : ''),
};

/** Counted from 1. */
export const pageNumber: Parameter<number> = { read: (text) => toPositiveInteger(text) ?? 1 };

export const positiveInteger: Parameter<number | undefined> = { read: toPositiveInteger };

function toPositiveInteger(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
): Parameter<Value | undefined> {
  return { read: (text) => values.find((value) => value === text) };
}
