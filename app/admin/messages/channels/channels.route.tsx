import { data, href } from 'react-router';
import { parseShownValues } from '#admin/form/parse-shown-values.server.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { addressedChannels } from '#domain/channels/channels.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { choicesInForm } from '#domain/messages/channel-choices/channel-choices-form.ts';
import { channelChoicesSchema } from '#domain/messages/channel-choices/channel-choices-schema.server.ts';
import { readChannelChoices } from '#domain/messages/channel-choices/read-channel-choices.server.ts';
import {
  channelChoicesSubject,
  saveChannelChoices,
} from '#domain/messages/channel-choices/save-channel-choices.server.ts';
import { sendsAboutOrders } from '#domain/messages/recipients.ts';
import { readSmsDay } from '#domain/messages/sms-cost/read-sms-day.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/channels.route';
import { type ChannelState, channelsCopy } from './channels.copy.ts';
import { ChannelsPage } from './channels-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(channelsCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { demo, channels } = context.get(runningShopContext);
  const settings = await readSettings(shop);
  const stateOf = (name: (typeof addressedChannels)[number]): ChannelState => {
    if (!(demo || channels.some((channel) => channel.name === name))) return 'not-connected';
    if (!sendsAboutOrders(name, settings)) return 'off';
    return demo ? 'preview-only' : 'on';
  };
  return {
    smsToday: { cents: (await readSmsDay(shop)).cents, limitLkr: settings.smsDailyLimit },
    values: choicesInForm(await readChannelChoices(shop)),
    channels: addressedChannels.map((name) => ({ name, state: stateOf(name) })),
  };
}

/** Saves the channels of each kind of message. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const form = await readForm(request, channelChoicesSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const saved = await saveChannelChoices(shop, form.value);
  if (!saved.ok) return data(await mergeChannels(shop, form.values), { status: 409 });
  return redirectWithFlash(context.get(runningShopContext), href('/admin/messages/channels'), {
    kind: 'success',
    code: 'message-channels-saved',
  });
}

/** Merges the chosen channels with those that someone else saved in the meantime, and marks the conflicts. */
async function mergeChannels(
  shop: AdminShop,
  submitted: Record<string, string>,
): Promise<FormAnswer> {
  const current = choicesInForm(await readChannelChoices(shop));
  const { values, theirs } = mergeForm(current, {
    submitted,
    previous: parseShownValues(submitted['shown']),
  });
  const [last] = (await listAudit(shop, { subject: channelChoicesSubject })).entries;
  return {
    values: { ...values, shown: JSON.stringify(current) },
    problems: {},
    conflict: { by: last?.userName, theirs },
  };
}

export default function ChannelsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChannelsPage {...loaderData} answer={actionData} />;
}
