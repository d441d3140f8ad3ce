import { z } from 'zod';
import { isUpload, readFieldsOfUpload } from '#web/upload/read-upload.server.ts';
import { readFormData, secretFieldName } from './read-form.server.ts';

/** A form of the panel that arrived after its session had ended: its action and its fields. */
const unsavedForm = z.object({
  action: z.string().startsWith('/admin/').max(2000),
  fields: z.array(z.tuple([z.string().max(200), z.string()])).max(300),
});
export type UnsavedForm = z.output<typeof unsavedForm>;

/**
 * Reads the posted form, or the form that a post of a sign-in screen carries, to be saved after the sign-in. Leaves out
 * uploaded files. `lost` if no page can carry the form: for its secrets, for its length, or because it has only files.
 */
export async function readUnsavedForm(request: Request): Promise<UnsavedForm | 'lost' | undefined> {
  if (request.method !== 'POST') return undefined;
  const fields = await fieldsIn(request);
  const [, carried] = fields.find(([name]) => name === 'unsaved') ?? [];
  if (typeof carried === 'string') return parseUnsavedForm(carried);
  if (fields.some(([name, value]) => secretFieldName.test(name) || typeof value !== 'string')) {
    return 'lost';
  }
  if (fields.length === 0) return isUpload(request) ? 'lost' : undefined;
  return unsavedForm.safeParse({ action: pageOf(request), fields }).data ?? 'lost';
}

async function fieldsIn(request: Request): Promise<[string, FormDataEntryValue][]> {
  if (isUpload(request)) return readFieldsOfUpload(request);
  const form = await readFormData(request);
  return [...form.entries()];
}

/** Returns the path and query of the page, also if a script requested only its data. */
function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return `${url.pathname.replace(/(\/_)?\.data$/, '')}${url.search}`;
}

/** Parses the form that a sign-in screen kept in its hidden field. */
export function parseUnsavedForm(carried: string | undefined): UnsavedForm | undefined {
  if (!carried) return undefined;
  try {
    return unsavedForm.safeParse(JSON.parse(carried)).data;
  } catch {
    return undefined;
  }
}
