import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { failureOf, readApiError, type WhatsAppProblem } from './whats-app-outcome.ts';

/** A status of a message that the shop sent. */
export type WhatsAppStatus = {
  providerId: string;
  /** The shop's own id of the message, sent with it. */
  messageId: string | undefined;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  failure: { problem: WhatsAppProblem; providerError: string } | undefined;
};
/** A message to the shop. */
export type ReceivedMessage = {
  id: string;
  /** A number as E.164, or the id of the account of someone who shows a username instead. */
  sender: string;
  name: string;
  text: string;
  at: Date;
};
export type WhatsAppNotification = { statuses: WhatsAppStatus[]; received: ReceivedMessage[] };

/** Returns whether Meta signed these very bytes. Compares in constant time. */
export function isSignedByMeta(
  appSecret: string,
  body: Uint8Array,
  header: string | null | undefined,
): boolean {
  const expected = createHmac('sha256', appSecret).update(body).digest();
  const received = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1] ?? '', 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Seconds since 1970, up to the year 2100. */
const seconds = z.coerce.number().int().positive().max(4_102_444_800);
const statusSchema = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().optional().catch(undefined),
  errors: z.array(z.unknown()).optional().catch(undefined),
});
const media = z.object({ caption: z.string().optional(), filename: z.string().optional() });
/** Meta's "business-scoped user ID", in notifications since April 2026. */
const accountId = z.string().regex(/^[A-Z]{2}\.[\dA-Za-z.]{1,140}$/);
const messageSchema = z.looseObject({
  id: z.string().min(1).max(300),
  from: z
    .string()
    .regex(/^\d{7,15}$/)
    .optional()
    .catch(undefined),
  from_user_id: accountId.optional().catch(undefined),
  timestamp: seconds,
  type: z.string(),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  reaction: z.object({ emoji: z.string().optional() }).optional().catch(undefined),
  image: media.optional().catch(undefined),
  video: media.optional().catch(undefined),
  document: media.optional().catch(undefined),
});
const contactSchema = z.object({
  wa_id: z.string().optional(),
  user_id: z.string().optional(),
  profile: z.object({ name: z.string().optional(), username: z.string().optional() }).optional(),
});
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(contactSchema).optional().catch(undefined),
  messages: z.array(z.unknown()).optional().catch(undefined),
  statuses: z.array(z.unknown()).optional().catch(undefined),
});
const notificationSchema = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

/**
 * Reads a notification of Meta about this number: statuses and received messages. Leaves out other numbers and unknown
 * content. Returns undefined if it is not a notification.
 */
export function readNotification(
  body: Uint8Array,
  phoneNumberId: string,
): WhatsAppNotification | undefined {
  const notification = notificationSchema.safeParse(parseJson(body));
  if (!notification.success) return undefined;
  const values = notification.data.entry
    .flatMap(({ changes }) => changes)
    .map(({ value }) => valueSchema.safeParse(value).data)
    .filter((value) => value?.metadata.phone_number_id === phoneNumberId);
  const ownValues = values.flatMap((value) => value ?? []);
  return {
    statuses: ownValues.flatMap(({ statuses = [] }) => statuses.flatMap(parseStatus)),
    received: ownValues.flatMap(({ messages = [], contacts = [] }) => {
      const names = namesOf(contacts);
      return messages.flatMap((message) => parseMessage(message, names));
    }),
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function parseStatus(value: unknown): WhatsAppStatus[] {
  const { data } = statusSchema.safeParse(value);
  if (!data) return [];
  const error = readApiError(data.errors?.[0]);
  const failed = error && failureOf(error);
  return [
    {
      providerId: data.id,
      messageId: z.uuid().safeParse(data.biz_opaque_callback_data).data,
      state: data.status,
      at: new Date(data.timestamp * 1000),
      failure: failed && { problem: failed.problem, providerError: failed.reply },
    },
  ];
}

/** Returns the names of senders by their numbers and by the ids of their accounts. */
function namesOf(contacts: z.output<typeof contactSchema>[]): Map<string, string> {
  return new Map(
    contacts.flatMap(({ wa_id, user_id, profile: { name, username } = {} }) => {
      const shown = name || (username ? `@${username}` : '');
      return [wa_id, user_id].flatMap((id) => (id ? [[id, shown] as const] : []));
    }),
  );
}

function parseMessage(value: unknown, names: Map<string, string>): ReceivedMessage[] {
  const { data } = messageSchema.safeParse(value);
  if (!data) return [];
  const { id, from, from_user_id: account, timestamp } = data;
  const sender = from === undefined ? account : `+${from}`;
  if (sender === undefined) return [];
  const name = toPlainText(names.get(from ?? '') || names.get(account ?? '') || '', 100);
  return [
    {
      ...{ id, name, sender },
      text: toPlainText(textOf(data), 4096) || '…',
      at: new Date(timestamp * 1000),
    },
  ];
}

/** The texts of messages without text, the same in both languages. */
const icons: Record<string, string> = {
  image: '📷',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  location: '📍',
  contacts: '👤',
};

function textOf({
  type,
  text,
  button,
  reaction,
  ...files
}: z.output<typeof messageSchema>): string {
  const content = text?.body ?? button?.text ?? reaction?.emoji;
  if (content !== undefined) return content;
  const { caption, filename } = files.image ?? files.video ?? files.document ?? {};
  return [icons[type], filename, caption].filter(Boolean).join(' ');
}

/** Replaces control characters and lone surrogates by spaces, except line breaks; then cuts and trims the text. */
function toPlainText(text: string, maxLength: number): string {
  return [...text.replace(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : ' '))]
    .slice(0, maxLength)
    .join('')
    .trim();
}
