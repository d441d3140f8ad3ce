import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { NewRemittance } from '#domain/remittances/add-remittance.server.ts';
import { decodeList } from '#domain/remittances/decode-list.ts';
import { findColumns } from '#domain/remittances/find-columns.server.ts';
import {
  examplesOf,
  guessColumns,
  hasColumns,
  headingsOf,
  readLines,
  rowsBelowHeadings,
} from '#domain/remittances/read-lines.ts';
import { readTable } from '#domain/remittances/read-table.ts';
import { amountKinds, listLimits } from '#domain/remittances/remittance.ts';
import { parseForm, readFormData } from '#web/forms/read-form.server.ts';

const heading = formText({ max: listLimits.heading }).default('');
const listSchema = z.object({
  courier: requiredText({ max: listLimits.courier }),
  list: z.string().max(listLimits.bytes, 'too-long').default(''),
  trackingNumber: heading,
  orderNumber: heading,
  amount: heading,
  fee: heading,
  amountKind: z.enum(amountKinds).default('collected'),
  chooseColumns: z.string().optional(),
});
type ListForm = z.output<typeof listSchema>;

export type ListAnswer = {
  values: Record<string, string>;
  problems: Record<string, string>;
  /** Headings of the list, from which the owner chooses the columns. */
  headings?: string[];
  /** The first value of each column that has no heading of its own, and is named by its number. */
  examples?: Record<string, string>;
};

/**
 * Reads a courier's list from a file or pasted rows, by the columns that are chosen or remembered. Returns the list, or an
 * answer for the form: its problems, or the headings from which the columns have to be chosen first.
 */
export async function readList(
  request: Request,
  shop: AdminShop,
): Promise<{ answer: ListAnswer } | { list: NewRemittance; values: Record<string, string> }> {
  const formData = await readFormData(request);
  const fields = Object.fromEntries([...formData].filter(([, value]) => typeof value === 'string'));
  const file = await fileIn(formData);
  const form = parseForm({ ...fields, ...(file.text && { list: file.text }) } as never, listSchema);
  if (file.problem) return invalid(form.values, { file: file.problem });
  if (!form.ok) return invalid(form.values, form.refusal.problems);
  const rows = readTable(form.value.list);
  const problem = problemOfRows(rows);
  if (problem) return invalid(form.values, { list: problem });
  return readByColumns(shop, { rows, form: form.value, values: form.values });
}

async function fileIn(formData: FormData): Promise<{ text?: string; problem?: string }> {
  const file = formData.get('file');
  if (typeof file === 'string' || !file || file.size === 0) return {};
  if (file.size > listLimits.bytes) return { problem: 'too-long' };
  const decoded = decodeList(new Uint8Array(await file.arrayBuffer()));
  return decoded.ok ? { text: decoded.value } : { problem: decoded.refusal.code };
}

function problemOfRows(rows: readonly string[][]): string | undefined {
  if (rows.length === 0) return 'required';
  const lineCount = rowsBelowHeadings(rows).length;
  if (lineCount === 0) return 'no-lines';
  return lineCount > listLimits.lines ? 'too-many' : undefined;
}

type ListRows = { rows: string[][]; form: ListForm; values: Record<string, string> };

async function readByColumns(shop: AdminShop, { rows, form, values }: ListRows) {
  const { courier, trackingNumber, orderNumber, amount, fee, amountKind } = form;
  const headings = headingsOf(rows);
  const chosen = { columns: { trackingNumber, orderNumber, amount, fee }, amountKind };
  const isChosen = Object.values(chosen.columns).some(Boolean);
  const remembered = await findColumns(shop, courier);
  const mapping = isChosen ? chosen : remembered;
  if (mapping && hasColumns(headings, mapping.columns) && (isChosen || !form.chooseColumns)) {
    return { list: { courier, lines: readLines(rows, mapping), ...mapping }, values };
  }
  // Guesses a remembered column whose heading was renamed: an empty field would say that the list has no such column.
  const offered = guessColumns(headings, mapping?.columns);
  const hasNumberColumn = trackingNumber !== '' || orderNumber !== '';
  const problems = {
    ...(isChosen && amount === '' && { amount: 'choose' }),
    ...(isChosen && !hasNumberColumn && { trackingNumber: 'number' }),
  };
  const formValues = { ...values, ...offered, amountKind: mapping?.amountKind ?? amountKind };
  return { answer: { values: formValues, problems, headings, examples: examplesOf(rows) } };
}

function invalid(values: Record<string, string>, problems: Record<string, string>) {
  return { answer: { values, problems } };
}
