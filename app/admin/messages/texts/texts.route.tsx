import { data } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import {
  type ConfigurableKind,
  configurableKinds,
} from '#domain/messages/channel-choices/channel-choices.ts';
import { readText } from '#domain/messages/texts/read-text.server.ts';
import { restoreText, saveText, textsSubject } from '#domain/messages/texts/save-text.server.ts';
import { restoreTextSchema, textSchemaFor } from '#domain/messages/texts/text-schema.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { longestFacts, sampleFacts } from '#email/channels/sms.copy.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/texts.route';
import { textsCopy } from './texts.copy.ts';
import { TextsPage } from './texts-page.tsx';
import { textHref } from './texts-urls.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(textsCopy.title, matches);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const kind = kindIn(params);
  const settings = await readSettings(shop);
  return {
    kind,
    ...(await readText(shop, kind)),
    samples: factsInBoth(sampleFacts, context, settings),
    partPriceLkr: settings.smsPartPrice,
  };
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const kind = kindIn(params);
  const redirectToText = (flash: Flash) =>
    redirectWithFlash(context.get(runningShopContext), textHref(kind), flash);
  if (url.searchParams.has('restore')) {
    const opened = await readForm(request, restoreTextSchema);
    const { shown, typed } = opened.ok ? opened.value : {};
    const restored = await restoreText(shop, kind, { shown });
    if (restored.ok) return redirectToText({ kind: 'success', code: 'message-text-restored' });
    if (shown && typed && isTypedOver(shown, typed))
      return data(await mergeText(shop, kind, { text: typed, shown }), { status: 409 });
    return redirectToText({ kind: 'error', code: 'message-text-not-restored' });
  }
  const longest = factsInBoth(longestFacts, context, await readSettings(shop));
  const form = await readForm(request, textSchemaFor(longest));
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const saved = await saveText(shop, kind, form.value);
  if (!saved.ok) return data(await mergeText(shop, kind, form.value), { status: 409 });
  return redirectToText({ kind: 'success', code: 'message-text-saved' });
}

/** Returns the values of the placeholders in both languages: those of the example, or the longest. */
function factsInBoth(
  factsIn: typeof sampleFacts,
  context: Route.LoaderArgs['context'],
  settings: Settings,
) {
  const { origin: appUrl } = context.get(runningShopContext).appUrl;
  return {
    en: factsIn({ language: 'en', appUrl, settings }),
    si: factsIn({ language: 'si', appUrl, settings }),
  };
}

function isTypedOver(shown: Bilingual, typed: Bilingual): boolean {
  return typed.en !== shown.en || typed.si !== shown.si;
}

/** Merges the typed text with one that someone else saved in the meantime, and marks the conflicts. */
async function mergeText(
  shop: AdminShop,
  kind: ConfigurableKind,
  { text: submitted, shown }: { text: Bilingual; shown: Bilingual },
): Promise<FormAnswer> {
  const { text: saved } = await readText(shop, kind);
  const { values, theirs } = mergeForm(saved, { submitted, previous: shown });
  const { entries } = await listAudit(shop, { subject: textsSubject });
  const isOfKind = (field: string) => field.startsWith(`${kind}-sms-`);
  const last = entries.find(({ after }) => Object.keys(after ?? {}).some(isOfKind));
  return {
    values: { ...values, shownEn: saved.en, shownSi: saved.si },
    problems: {},
    conflict: { by: last?.userName, theirs },
  };
}

function kindIn({ messageKind }: { messageKind: string }): ConfigurableKind {
  return configurableKinds.find((kind) => kind === messageKind) ?? throwNotFound();
}

export default function TextsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TextsPage key={loaderData.kind} {...loaderData} answer={actionData} />;
}
