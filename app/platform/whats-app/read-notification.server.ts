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
  phoneE164: string;
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

const seconds = z.coerce.number().int().positive().max(4_102_444_800);
const statusSchema = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().optional().catch(undefined),
  errors: z.array(z.unknown()).optional().catch(undefined),
});
const media = z.object({ caption: z.string().optional(), filename: z.string().optional() });
const messageSchema = z.looseObject({
  id: z.string().min(1).max(300),
  from: z.string().regex(/^\d{7,15}$/),
  timestamp: seconds,
  type: z.string(),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  reaction: z.object({ emoji: z.string().optional() }).optional().catch(undefined),
  image: media.optional().catch(undefined),
  video: media.optional().catch(undefined),
  document: media.optional().catch(undefined),
});
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z
    .array(z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }).optional() }))
    .optional()
    .catch(undefined),
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
  const known = values.flatMap((value) => value ?? []);
  return {
    statuses: known.flatMap(({ statuses = [] }) => statuses.flatMap(parseStatus)),
    received: known.flatMap(({ messages = [], contacts = [] }) => {
      const names = new Map(contacts.map(({ wa_id, profile }) => [wa_id, profile?.name ?? '']));
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

function parseMessage(value: unknown, names: Map<string, string>): ReceivedMessage[] {
  const { data } = messageSchema.safeParse(value);
  if (!data) return [];
  const { id, from, timestamp } = data;
  const name = toPlainText(names.get(from) ?? '', 100);
  return [
    {
      ...{ id, name, phoneE164: `+${from}` },
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
