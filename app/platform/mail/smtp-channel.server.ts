import { createTransport } from 'nodemailer';
import { isLoopback } from '#platform/config/is-loopback.ts';

export type SmtpServer = {
  host: string;
  port: number;
  signIn: { user: string; password: string } | undefined;
  from: string;
};

type Mail = {
  id: string;
  recipient: string;
  language: 'en' | 'si';
  fromName: string;
  replyTo: string | undefined;
  unsubscribeUrl?: string | undefined;
  subject: string;
  text: string;
  html: string;
};

export type SmtpTimeouts = { connectMs: number; answerMs: number; totalMs: number };

/**
 * Aborts an attempt after `totalMs`, because a server may respond one byte at a time. The connection is closed then, so
 * that the e-mail is not accepted although it will be sent again.
 */
const defaultTimeouts: SmtpTimeouts = { connectMs: 10_000, answerMs: 20_000, totalMs: 60_000 };

const implicitTlsPort = 465;

/**
 * Sends each e-mail over an SMTP connection of its own, always encrypted. Only a server on this machine may do without; if
 * it offers encryption, that is used with any certificate.
 */
export function openSmtpChannel(server: SmtpServer, timeouts: SmtpTimeouts = defaultTimeouts) {
  const { host, port, signIn, from } = server;
  const secure = port === implicitTlsPort;
  const options = {
    host,
    port,
    secure,
    requireTLS: !(secure || isLoopback(host)),
    ...(isLoopback(host) && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signIn && { auth: { user: signIn.user, pass: signIn.password } }),
  };
  const send = async (mail: Mail): Promise<{ kind: 'sent' } | MailFailure> => {
    const transport = createTransport(options);
    const signal = AbortSignal.timeout(timeouts.totalMs);
    try {
      await transport.sendMail({ ...mailOptions(mail, from), signal });
      return { kind: 'sent' };
    } catch (thrown) {
      return mailFailure(isAborted(thrown) ? new Error('It took too long.') : thrown);
    } finally {
      transport.close();
    }
  };
  return { name: 'email' as const, send };
}

function mailOptions(mail: Mail, from: string) {
  const { id, recipient, language, fromName, replyTo, unsubscribeUrl, subject, text, html } = mail;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: fromName, address: from },
    to: { name: '', address: recipient },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

function isAborted(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown as SmtpError).code === 'EABORT';
}

type MailFailure = {
  /** `refused`: never retried. `later`: this e-mail is retried. `down`: no e-mail can be sent now. */
  kind: 'refused' | 'later' | 'down';
  /** `put-off`: the server takes the e-mail only later, or the shop has used up its sending limit. */
  problem:
    | 'unreachable'
    | 'sign-in-refused'
    | 'sign-in-needed'
    | 'sender-refused'
    | 'not-secure'
    | 'address-refused'
    | 'refused'
    | 'put-off';
  /** The text of the server or of the connection error, for the administrator of the mail server. */
  reply: string;
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const maxReplyLength = 300;
const serverClosing = 421;
/** RFC 4954: authentication required. RFC 3207: STARTTLS required. Both use this number. */
const authOrTlsRequired = 530;

/**
 * Classifies a failed attempt. The failure concerns this e-mail only if the server refused its recipient or content, or
 * nodemailer its address; any other error means that no e-mail can be sent now.
 */
function mailFailure(thrown: unknown): MailFailure {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpError;
  const reply = error.message.replace(/\s+/g, ' ').slice(0, maxReplyLength);
  return { ...classify(error), reply };
}

function classify(error: SmtpError): Omit<MailFailure, 'reply'> {
  const { code = '', command = '', responseCode } = error;
  if (code === 'EAUTH') return { kind: 'down', problem: 'sign-in-refused' };
  if (isAboutTls(error)) return { kind: 'down', problem: 'not-secure' };
  if (responseCode === authOrTlsRequired) return { kind: 'down', problem: 'sign-in-needed' };
  if (code === 'EENVELOPE' && command === 'API') {
    return { kind: 'refused', problem: 'address-refused' };
  }
  const isAboutThisEmail = /^(MAIL FROM|RCPT TO|DATA)/.test(command);
  if (!isAboutThisEmail || responseCode === undefined || responseCode === serverClosing) {
    return { kind: 'down', problem: 'unreachable' };
  }
  // Ignores the permanent code (5xx) of an exceeded limit: the provider accepts the e-mail an hour or a day later.
  if (sendingLimit.test(error.message)) return { kind: 'down', problem: 'put-off' };
  return classifyReply(command, responseCode);
}

/** Matches what Gmail, cPanel's Exim and Mailtrap say about an exceeded limit. */
const sendingLimit =
  /\b5\.4\.5\b|\bsending (?:limit|quota)|\b(?:e-?mails|messages) per (?:second|minute|hour|day)\b/i;

function classifyReply(command: string, responseCode: number): Omit<MailFailure, 'reply'> {
  if (responseCode < 500) return { kind: 'later', problem: 'put-off' };
  if (command === 'MAIL FROM') return { kind: 'down', problem: 'sender-refused' };
  return { kind: 'refused', problem: command === 'RCPT TO' ? 'address-refused' : 'refused' };
}

function isAboutTls({ code = '', command = '', message, responseCode }: SmtpError): boolean {
  if (code === 'ETLS' || command === 'STARTTLS') return true;
  if (responseCode === authOrTlsRequired) return /starttls/i.test(message);
  return (
    responseCode === undefined &&
    /certificate|self-signed|ssl|tls|altname/i.test(`${code} ${message}`)
  );
}
