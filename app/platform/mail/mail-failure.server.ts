export type MailFailure = {
  /** `refused`: never again. `later`: this e-mail again, in a while. `down`: no e-mail gets through now. */
  kind: 'refused' | 'later' | 'down';
  problem:
    | 'unreachable'
    | 'sign-in-refused'
    | 'sign-in-needed'
    | 'sender-refused'
    | 'not-secure'
    | 'address-refused'
    | 'refused'
    | 'put-off';
  /** The server's own words, for its administrator. */
  reply: string;
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const longestAnswer = 300;
const closingDown = 421;
/** RFC 4954: authentication required. RFC 3207: the same number where encryption has to come first. */
const somethingFirst = 530;

/** Judges a failed attempt. Anything but the server's answer to this very e-mail means that the server is down. */
export function mailFailure(thrown: unknown): MailFailure {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpError;
  const reply = error.message.replace(/\s+/g, ' ').slice(0, longestAnswer);
  return { ...judge(error), reply };
}

function judge(error: SmtpError): Omit<MailFailure, 'reply'> {
  const { code = '', command = '', responseCode } = error;
  if (code === 'EAUTH') return { kind: 'down', problem: 'sign-in-refused' };
  if (isAboutTls(error)) return { kind: 'down', problem: 'not-secure' };
  if (responseCode === somethingFirst) return { kind: 'down', problem: 'sign-in-needed' };
  if (code === 'EENVELOPE' && command === 'API') {
    return { kind: 'refused', problem: 'address-refused' };
  }
  const isAboutThisEmail = /^(MAIL FROM|RCPT TO|DATA)/.test(command);
  if (!isAboutThisEmail || responseCode === undefined || responseCode === closingDown) {
    return { kind: 'down', problem: 'unreachable' };
  }
  return judgeEmail(command, responseCode);
}

function judgeEmail(command: string, responseCode: number): Omit<MailFailure, 'reply'> {
  if (responseCode < 500) return { kind: 'later', problem: 'put-off' };
  if (command === 'MAIL FROM') return { kind: 'down', problem: 'sender-refused' };
  return { kind: 'refused', problem: command === 'RCPT TO' ? 'address-refused' : 'refused' };
}

function isAboutTls({ code = '', command = '', message, responseCode }: SmtpError): boolean {
  if (code === 'ETLS' || command === 'STARTTLS') return true;
  if (responseCode === somethingFirst) return /starttls/i.test(message);
  return (
    responseCode === undefined &&
    /certificate|self-signed|ssl|tls|altname/i.test(`${code} ${message}`)
  );
}
