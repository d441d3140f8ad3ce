import { z } from 'zod';

const shownSchema = z
  .string()
  .transform(parsedJson)
  .pipe(z.record(z.string(), z.string()))
  .catch({});

/** Parses the values that a form opened with, from its hidden field `shown`. Returns none for a malformed text. */
export function parseShownValues(text: string | undefined): Record<string, string> {
  return shownSchema.parse(text);
}

/** Returns undefined for text that is not JSON, because the schema does not catch a transformation that throws. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
