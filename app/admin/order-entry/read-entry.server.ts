import type { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { readQuantities } from '#domain/orders/fulfilment/read-quantities.ts';
import { readForm } from '#web/forms/read-form.server.ts';

type OrderEntry<Form> = { form: Form; quantities: Map<string, number> };
type EntryProblems = { code: 'invalid-form'; problems: Record<string, string> };

/** Parses the fields by a schema, and the quantities. A malformed quantity is a problem of its own field. */
export async function readEntry<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const read = await readForm(request, schema);
  const { values } = read;
  const problems = { ...(read.ok ? {} : read.refusal.problems), ...quantityProblems(values) };
  const entry: Result<OrderEntry<z.output<Schema>>, EntryProblems> = read.ok &&
  Object.keys(problems).length === 0
    ? ok({ form: read.value, quantities: readQuantities(values) ?? new Map() })
    : refuse({ code: 'invalid-form', problems });
  return { ...entry, values };
}

/** Returns the values of a refused form with the district that its town implies, because the delivery fee depends on it. */
export function withDistrictOf(
  { district = '' }: { district?: string | undefined },
  values: Record<string, string>,
): Record<string, string> {
  return { ...values, district };
}

function quantityProblems(values: Record<string, string>): Record<string, string> {
  const malformed = Object.entries(values).filter(
    ([field, typed]) => readQuantities({ [field]: typed }) === undefined,
  );
  return Object.fromEntries(malformed.map(([field]) => [field, 'quantity']));
}
