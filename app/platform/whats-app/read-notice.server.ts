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
  failure: { problem: WhatsAppProblem; reply: string } | undefined;
};
/** A message to the shop. */
export type WhatsAppReply = {
  id: string;
  phoneE164: string;
  name: string;
  text: string;
  at: Date;
};
export type WhatsAppNotice = { statuses: WhatsAppStatus[]; replies: WhatsAppReply[] };

/** Returns whether Meta signed these very bytes. Compares in constant time. */
export function isSignedByMeta(
  appSecret: string,
  body: Uint8Array,
  header: string | null | undefined,
): boolean {
  const right = createHmac('sha256', appSecret).update(body).digest();
  const given = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1] ?? '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
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
const replySchema = z.looseObject({
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
const noticeSchema = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

/**
 * Reads a notification of Meta about this number: statuses and received messages. Leaves out other numbers and unknown
 * content. Undefined where it is no notification.
 */
export function readNotice(body: Uint8Array, phoneNumberId: string): WhatsAppNotice | undefined {
  const notice = noticeSchema.safeParse(parsedJson(body));
  if (!notice.success) return undefined;
  const values = notice.data.entry
    .flatMap(({ changes }) => changes)
    .map(({ value }) => valueSchema.safeParse(value).data)
    .filter((value) => value?.metadata.phone_number_id === phoneNumberId);
  const known = values.flatMap((value) => value ?? []);
  return {
    statuses: known.flatMap(({ statuses = [] }) => statuses.flatMap(statusOf)),
    replies: known.flatMap(({ messages = [], contacts = [] }) => {
      const names = new Map(contacts.map(({ wa_id, profile }) => [wa_id, profile?.name ?? '']));
      return messages.flatMap((message) => replyOf(message, names));
    }),
  };
}

function parsedJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function statusOf(given: unknown): WhatsAppStatus[] {
  const { data } = statusSchema.safeParse(given);
  if (!data) return [];
  const error = readApiError(data.errors?.[0]);
  const failure = error && failureOf(error);
  return [
    {
      providerId: data.id,
      messageId: z.uuid().safeParse(data.biz_opaque_callback_data).data,
      state: data.status,
      at: new Date(data.timestamp * 1000),
      failure,
    },
  ];
}

function replyOf(given: unknown, names: Map<string, string>): WhatsAppReply[] {
  const { data } = replySchema.safeParse(given);
  if (!data) return [];
  const { id, from, timestamp } = data;
  const name = plain(names.get(from) ?? '', 100);
  return [
    {
      ...{ id, name, phoneE164: `+${from}` },
      text: plain(textOf(data), 4096) || '…',
      at: new Date(timestamp * 1000),
    },
  ];
}

/** Symbols that replace content other than text, in any language. */
const signs: Record<string, string> = {
  image: '📷',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  location: '📍',
  contacts: '👤',
};

function textOf({ type, text, button, reaction, ...files }: z.output<typeof replySchema>): string {
  const said = text?.body ?? button?.text ?? reaction?.emoji;
  if (said !== undefined) return said;
  const { caption, filename } = files.image ?? files.video ?? files.document ?? {};
  return [signs[type], filename, caption].filter(Boolean).join(' ');
}

/** Removes control characters, which a database cannot hold or a list cannot show; keeps line breaks. */
function plain(text: string, most: number): string {
  return [...text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ' '))]
    .slice(0, most)
    .join('')
    .trim();
}
