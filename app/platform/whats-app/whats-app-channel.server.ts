import { postOnce } from '#platform/http/post-once.server.ts';
import { isTemplateKind, type TemplateNames } from './templates.ts';
import { type WhatsAppOutcome, whatsAppOutcome } from './whats-app-outcome.ts';

/** The shop's number at the Cloud API of WhatsApp. */
export type WhatsAppConfig = {
  phoneNumberId: string;
  token: string;
  /** Signs the notifications of the API. */
  appSecret: string;
  /** The verify token for the setup of the webhook. */
  verifyToken: string;
  apiVersion: string;
  templates: TemplateNames;
  /** Meta's code of each language of the shop. */
  languageCodes: { en: string; si: string };
};

type Message = {
  id: string;
  /** A phone number as E.164, or the id of an account that shows a username instead. */
  recipient: string;
  language: 'en' | 'si';
  text: string;
  /**
   * Undefined for an answer in free text, which is accepted only within 24 hours of the customer's last message.
   */
  template: { kind: string; parameters: readonly string[] } | undefined;
};

type ChannelOptions = { origin?: string; timeoutMs?: number; post?: typeof postOnce };

const defaultTimeoutMs = 30_000;

/** Sends WhatsApp messages by the Cloud API (https://developers.facebook.com/docs/whatsapp/cloud-api). */
export function openWhatsAppChannel(config: WhatsAppConfig, options: ChannelOptions = {}) {
  const { origin = 'https://graph.facebook.com', timeoutMs = defaultTimeoutMs } = options;
  const { post = postOnce } = options;
  const url = new URL(`/${config.apiVersion}/${config.phoneNumberId}/messages`, origin);
  const headers = {
    Authorization: `Bearer ${config.token}`,
    'Content-Type': 'application/json',
    Accept: 'application/json',
  };
  const send = async (message: Message): Promise<WhatsAppOutcome> => {
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...addressOf(message.recipient),
      // Returned with each status of the message, even if its response was lost.
      biz_opaque_callback_data: message.id,
      ...contentOf(config, message),
    });
    return whatsAppOutcome(await post({ url, headers, body, timeoutMs }));
  };
  return { name: 'whatsapp' as const, send };
}

function addressOf(recipient: string): { to: string } | { recipient: string } {
  return recipient.startsWith('+') ? { to: recipient.slice(1) } : { recipient };
}

function contentOf(
  { templates, languageCodes }: WhatsAppConfig,
  { text, language, template }: Message,
): object {
  if (!template) return { type: 'text', text: { body: text, preview_url: false } };
  const { kind, parameters } = template;
  if (!isTemplateKind(kind)) throw new Error(`There is no template for ${kind}.`);
  const body = parameters.map((parameter) => ({ type: 'text', text: onOneLine(parameter) }));
  return {
    type: 'template',
    template: {
      name: templates[kind],
      language: { code: languageCodes[language] },
      components: [{ type: 'body', parameters: body }],
    },
  };
}

/** Puts a parameter on one line: Meta refuses an empty one, and line breaks, tabs and more than four spaces. */
function onOneLine(parameter: string): string {
  return parameter.replace(/\s+/g, ' ').trim() || '–';
}
