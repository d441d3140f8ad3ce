/** A form of the panel on its way to the shop: where it goes, and what was typed. */
export type SentForm = { action: string; fields: [string, string][] };

/** What the router says of a form that it sends. */
type Sending = { formAction?: string | undefined; formData?: FormData | undefined };

const isSecret = /password|code/i;

/**
 * The form as it can be sent again by itself. Undefined where it holds files, which are chosen again, or secrets, which
 * belong into no page.
 */
export function sentForm({ formAction, formData }: Sending): SentForm | undefined {
  if (formAction === undefined || formData === undefined) return undefined;
  const fields: SentForm['fields'] = [];
  for (const [name, value] of formData) {
    if (typeof value !== 'string' || isSecret.test(name)) return undefined;
    fields.push([name, value]);
  }
  return { action: formAction, fields };
}
