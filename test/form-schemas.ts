import path from 'node:path';
import { z } from 'zod';
import { isTest, sourceFiles } from './source-files.ts';

export type SchemaField = { schemaName: string; name: string; schema: z.ZodType };

const folder = 'app/domain';
const makesSchema = /\bz\.(object|strictObject)\(|\.(extend|pick|omit)\(/;

/** Returns the fields of every schema that a file of the domain exports. New schemas are included automatically. */
export async function everySchemaField(): Promise<SchemaField[]> {
  const files = sourceFiles(folder).filter((file) => !isTest(file) && makesSchema.test(file.text));
  const found: SchemaField[] = [];
  for (const file of files) {
    const module = path.resolve(folder, file.path);
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ module);
    for (const [schemaName, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType) found.push(...fieldsOf(schemaName, value));
    }
  }
  return found;
}

function fieldsOf(schemaName: string, schema: z.ZodType): SchemaField[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, field]) => ({
      schemaName,
      name,
      schema: field,
    }));
  }
  if (schema instanceof z.ZodPipe) return fieldsOf(schemaName, schema.in as z.ZodType);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => fieldsOf(schemaName, option as z.ZodType));
  }
  return [];
}
