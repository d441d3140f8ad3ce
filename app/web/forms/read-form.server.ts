import type { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';

/** Matches names of fields whose values must not appear in a page or a response. */
export const secretFieldName = /password|code$/i;

/** The wrong fields with a code each, and the typed values, with which the form is shown again. */
export type FormRefusal = {
  code: 'invalid-form';
  problems: Record<string, string>;
  values: Record<string, string>;
};

/**
 * Reads a posted form by its schema. A repeated name is a list if the schema takes a list; if it takes a text, the last
 * value counts. `values` are the typed texts, without passwords and codes.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Result<z.output<Schema>, FormRefusal> & { values: Record<string, string> }> {
  return parseForm(await readFields(request), schema);
}

type TypedForm = { values: Record<string, string>; hasSecrets: boolean };

/** Reads the typed texts of a posted form without passwords and codes, and whether any of those was typed. */
export async function readTypedForm(request: Request): Promise<TypedForm> {
  const fields = await readFields(request);
  const hasSecrets = Object.entries(fields).some(
    ([name, value]) => secretFieldName.test(name) && value !== '',
  );
  return { values: typedValues(fields), hasSecrets };
}

/** Validates fields that were parsed already, such as those of a form with files. */
export function parseForm<Schema extends z.ZodType>(
  form: Fields,
  schema: Schema,
): Result<z.output<Schema>, FormRefusal> & { values: Record<string, string> } {
  const values = typedValues(form);
  const parsed = parseFields(schema, form);
  if (parsed.success) return { ...ok(parsed.data), values };

  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    problems[String(issue.path[0] ?? 'form')] ??= issue.message;
  }
  return { ...refuse({ code: 'invalid-form', problems, values }), values };
}

type Fields = Record<string, string | string[]>;

function parseFields<Schema extends z.ZodType>(schema: Schema, form: Fields) {
  const parsed = schema.safeParse(form);
  const unwantedLists = (parsed.error?.issues ?? []).flatMap((issue) => {
    const [name] = issue.path;
    const isList = typeof name === 'string' && issue.path.length === 1 && Array.isArray(form[name]);
    return isList && issue.code === 'invalid_type' && issue.expected === 'string' ? [name] : [];
  });
  if (unwantedLists.length === 0) return parsed;
  const lastTexts = unwantedLists.map((name) => [name, [form[name] ?? ''].flat().at(-1) ?? '']);
  return schema.safeParse({ ...form, ...Object.fromEntries(lastTexts) });
}

/** Returns the posted form; an empty form if the body has another type or is broken. */
export function readFormData(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

async function readFields(request: Request): Promise<Fields> {
  const fields = new Map<string, Fields[string]>();
  const form = await readFormData(request);
  for (const name of new Set(form.keys())) {
    if (name === '__proto__') continue;
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    const [first] = texts;
    if (first !== undefined) fields.set(name, texts.length > 1 ? texts : first);
  }
  return Object.fromEntries(fields);
}

function typedValues(fields: Fields): Record<string, string> {
  const typed = Object.entries(fields).filter(([name]) => !secretFieldName.test(name));
  return Object.fromEntries(typed.map(([name, value]) => [name, [value].flat().at(-1) ?? '']));
}
