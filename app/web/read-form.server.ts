import type { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';

/** Which fields are wrong, by a code each, and everything that was typed, so that the form can be shown again. */
export type FormRefusal = {
  code: 'invalid-form';
  problems: Record<string, string>;
  values: Record<string, string>;
};

/** Reads a posted form by its schema. Names that come more than once become lists. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Result<z.output<Schema>, FormRefusal> & { values: Record<string, string> }> {
  const form = await readFields(request);
  const values = typedValues(form);
  const parsed = schema.safeParse(form);
  if (parsed.success) return { ...ok(parsed.data), values };

  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    problems[String(issue.path[0] ?? 'form')] ??= issue.message;
  }
  return { ...refuse({ code: 'invalid-form', problems, values }), values };
}

async function readFields(request: Request): Promise<Record<string, string | string[]>> {
  const fields: Record<string, string | string[]> = {};
  const form = await request.formData().catch(() => new FormData());
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    const [first] = texts;
    if (first !== undefined) fields[name] = texts.length > 1 ? texts : first;
  }
  return fields;
}

function typedValues(fields: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value.at(-1) ?? ''),
    ]),
  );
}
