import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isSecret } from '#web/forms/read-form.server.ts';

/** Returns the fields of a form as they were typed; undefined for files, for secrets that belong in no page, and for no form. */
export async function readTyped(request: IncomingMessage): Promise<[string, string][] | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined;
  const body = await buffer(request);
  const fields = [...new URLSearchParams(body.toString())];
  return fields.some(([name]) => isSecret.test(name)) ? undefined : fields;
}
