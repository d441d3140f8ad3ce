import { z } from 'zod';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import {
  type SaveSettingsRefusal,
  settingsSubject,
} from '#domain/settings/save-settings.server.ts';
import { savedMeanwhile } from '#ui/form/conflict.copy.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { openSettings } from './open-settings.server.ts';
import type { SettingsAnswer } from './settings-answer.ts';
import { inventedClaim, refusalWords } from './settings-problems.copy.ts';
import { inWords } from './settings-problems.ts';
import type { SettingsValues } from './settings-values.ts';

/** The form as it was sent, with what is wrong with its fields. */
export function withProblems(
  typed: SettingsValues,
  problems: Record<string, string>,
): SettingsAnswer {
  return { ...sentBack(typed), problems: inWords(problems) };
}

/** The form as it was sent, with the reason why all of it together cannot be. */
export async function withRefusal(
  shop: OwnerShop,
  typed: SettingsValues,
  refusal: SaveSettingsRefusal,
): Promise<SettingsAnswer> {
  if (refusal.code === 'changed-meanwhile') return withTheirs(shop, typed);
  const problem =
    refusal.code === 'invented-claim'
      ? { field: refusal.field, message: inventedClaim }
      : refusalWords[refusal.code];
  return { ...sentBack(typed), problems: [problem] };
}

function sentBack(typed: SettingsValues) {
  const shown = shownIn(typed);
  return { values: { ...shown, ...typed }, shown, version: Number(typed['version']) || 0 };
}

/** The next save is made from the new state, knowingly. */
async function withTheirs(shop: OwnerShop, typed: SettingsValues): Promise<SettingsAnswer> {
  const now = await openSettings(shop);
  const { values, theirs } = mergeForm(now.values, { typed, shown: shownIn(typed) });
  const [last] = (await listAudit(shop, { subject: settingsSubject })).entries;
  return {
    values,
    shown: now.values,
    version: now.version,
    problems: Object.entries(theirs).map(([field, value]) => ({
      field,
      message: savedMeanwhile(value),
    })),
    meanwhile: { by: last?.userName },
  };
}

/** What the form showed when it was opened, as it says itself. It decides nothing but what is marked. */
function shownIn(typed: SettingsValues): SettingsValues {
  return shownSchema.parse(typed['shown']);
}

const shownSchema = z
  .string()
  .transform(parsedJson)
  .pipe(z.record(z.string(), z.string()))
  .catch({});

/** Undefined for what is not JSON: a transformation that throws is not caught by the schema. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
