import { parseShownValues } from '#admin/form/parse-shown-values.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { addressedChannels, switchOf } from '#domain/channels/channels.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import {
  methodRules,
  missingRequirementOf,
  paymentMethods,
} from '#domain/payments/payment-methods.ts';
import { readSettingsPage } from '#domain/settings/form/read-settings-page.server.ts';
import { settingsSubject } from '#domain/settings/form/save-settings.server.ts';
import type { SettingsPageValues } from '#domain/settings/form/settings-page-values.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { mergeForm } from '#ui/form/merge-form.ts';

type Values = Record<string, string>;

/** Reads the values of the settings form, with phone numbers in local format. */
export async function openSettings(
  shop: AdminShop,
  channels: readonly { name: string }[],
  isDemo = false,
) {
  const page = await readSettingsPage(shop);
  const { phone, whatsapp } = page.settings;
  const numbers = { phone: formatPhone(phone), whatsapp: formatPhone(whatsapp) };
  return {
    values: { ...valuesOf(page), ...numbers },
    version: page.version,
    twoFactorAuth: page.twoFactorAuth,
    isDemo,
    /** Contact fields that still have the placeholder of a new shop. */
    placeholderFields: placeholderContacts(page.settings),
    switchesWithoutProvider: findSwitchesWithoutProvider(page.settings, {
      channels,
      hasGateway: shop.hasGateway === true,
    }),
  };
}

/** Returns the switches without effect, because no provider is connected. */
function findSwitchesWithoutProvider(
  { bankAccountDetails }: SettingsPageValues['settings'],
  { channels, hasGateway }: { channels: readonly { name: string }[]; hasGateway: boolean },
): string[] {
  const settings = { bankAccountDetails: { en: bankAccountDetails } };
  const unconnectedMethods = paymentMethods.filter(
    (method) => missingRequirementOf(method, settings, { hasGateway }) === 'provider',
  );
  const unconnectedChannels = addressedChannels.filter(
    (channel) => !channels.some(({ name }) => name === channel),
  );
  return [
    ...unconnectedMethods.map((method) => methodRules[method].setting),
    ...unconnectedChannels.map(switchOf),
  ];
}

/** Merges the input with what another admin saved, lists the conflicts, and returns the version for the next save. */
export async function mergeConcurrentSave(shop: AdminShop, submitted: Values): Promise<FormAnswer> {
  // Passes no channels: they only affect `switchesWithoutProvider`, which is not used here.
  const current = await openSettings(shop, []);
  const { values, theirs } = mergeForm(current.values, {
    submitted,
    previous: shownValuesOf(submitted),
  });
  const { entries } = await listAudit(shop, { subject: settingsSubject });
  const last = entries.find(({ action }) => action === 'settings-saved');
  const hidden = { version: `${current.version}`, shown: JSON.stringify(current.values) };
  return {
    values: { ...values, ...hidden },
    problems: {},
    conflict: { by: last?.userName, theirs },
  };
}

/** Returns what was typed and, for tabs that were not sent, what the form showed. */
export function completeForm(submitted: Values): Values {
  return { ...shownValuesOf(submitted), ...submitted };
}

/** Parses the values that the form showed when it was opened. They affect what is shown, not what is saved. */
function shownValuesOf(submitted: Values): Values {
  return parseShownValues(submitted['shown']);
}

function valuesOf({ settings, figures, testimonials, cards }: SettingsPageValues): Values {
  return {
    ...fieldTexts('', settings),
    ...groupTexts('figure', figures),
    ...groupTexts('story', testimonials),
    ...groupTexts('', cards),
  };
}

function groupTexts(prefix: string, rows: Record<number | string, object>): Values {
  const each = Object.entries(rows).map(([key, row]) => fieldTexts(`${prefix}${key}-`, row));
  return Object.assign({}, ...each) as Values;
}

function fieldTexts(prefix: string, row: object): Values {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [`${prefix}${field}`, textOf(value)]),
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null ? '' : String(value);
}
