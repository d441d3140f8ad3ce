import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { formatQuery } from '#domain/kernel/format-query.ts';

/** How one parameter of an address is read. What it reads from '' is the default, which no address repeats. */
type Parameter<Value> = { name?: string; read: (written: string) => Value };

/** Reads what an address says about a list, and writes it. What is not understood becomes the default. */
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
    /** The query with its question mark, or '' for the list as it opens. */
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

export const searchText: Parameter<string> = { name: 'q', read: (written) => written };

/** A day in Colombo, written 2026-11-21. */
export const day: Parameter<string> = {
  read: (written) => (colomboDay(written) ? written : ''),
};

/** Counted from 1. */
export const pageNumber: Parameter<number> = { read: (written) => naturalIn(written) ?? 1 };

export const natural: Parameter<number | undefined> = { read: naturalIn };

function naturalIn(written: string): number | undefined {
  const number = Number(written);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
): Parameter<Value | undefined> {
  return { read: (written) => values.find((value) => value === written) };
}
