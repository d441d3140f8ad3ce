import type { Bilingual } from '#domain/kernel/bilingual.ts';

/**
 * Returns the text with which admission control refuses a script's request under load (`server/admission`); undefined for
 * the body of any other response.
 */
export function busyMessageIn(body: unknown): Bilingual | undefined {
  return (body as { busy?: Bilingual } | undefined)?.busy;
}
