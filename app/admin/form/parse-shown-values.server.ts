import { z } from 'zod';

const shownValuesSchema = z
  .string()
  .transform(parsedJson)
  .pipe(z.record(z.string(), z.string()))
  .catch({});

/** Parses the values that a form showed when it was opened, from its hidden field. Returns none for a malformed text. */
export function parseShownValues(text: string | undefined): Record<string, string> {
  return shownValuesSchema.parse(text);
}

/** Returns undefined for text that is not JSON, because the schema does not catch a transformation that throws. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
