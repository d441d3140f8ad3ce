import { z } from 'zod';

const openedWithSchema = z
  .string()
  .transform(parsedJson)
  .pipe(z.record(z.string(), z.string()))
  .catch({});

/** Parses the values that a form opened with, from its hidden field `shown`. Returns none for a malformed text. */
export function parseOpenedWith(text: string | undefined): Record<string, string> {
  return openedWithSchema.parse(text);
}

/** Returns undefined for text that is not JSON, because the schema does not catch a transformation that throws. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
