import net from 'node:net';
import type { CheckContext } from './check-context.ts';
import { noDnsAnswer, recordsOf } from './dns-records.ts';
import { bad, type Finding, good, warn } from './finding.ts';

/** DKIM selectors that mail providers often use. A domain may use any other, which DNS does not list. */
const usualSelectors = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  's1',
  'k1',
  'zoho',
  'mx',
  'fm1',
  'pm',
  'brevo',
];

/** Returns the TXT records of a name; undefined if the DNS did not answer. */
type FindTexts = (name: string) => Promise<string[] | undefined>;

/** Checks whether e-mails can be sent and whether receivers can authenticate them. */
export async function checkMail({ machine, resolver }: CheckContext): Promise<Finding[]> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_FROM: from = '' } = machine.environment();
  if (!host) {
    return [
      warn(
        'e-mail',
        'None is sent: customers get no confirmation. Fill in the five SMTP lines of /etc/sandhi/sandhi.env, as docs/going-live.md says.',
      ),
    ];
  }
  const domain = from.replace(/^.*@|>.*$/g, '');
  const texts: FindTexts = async (name) =>
    (await recordsOf(resolver.resolveTxt(name)))?.map((parts) => parts.join(''));
  return Promise.all([
    judgeServer(host, port || '587'),
    texts(domain).then((found) => judgeSpf(domain, found)),
    judgeDkim(domain, texts),
    texts(`_dmarc.${domain}`).then((found) => judgeDmarc(domain, found)),
  ]);
}

async function judgeServer(host: string, port: string): Promise<Finding> {
  if (!isPort(port)) {
    return bad(
      'e-mail',
      `SMTP_PORT is "${port}", but has to be a number from 1 to 65535. Write 587 there, or the one that your provider shows.`,
    );
  }
  return new Promise((resolve) => {
    const socket = net.connect({ host, port: Number(port), timeout: 5_000 }, () => {
      resolve(good('e-mail', `${host} can be reached.`));
      socket.destroy();
    });
    const unreachable = () => {
      resolve(
        bad(
          'e-mail',
          `${host} cannot be reached on port ${port}. Compare SMTP_HOST and SMTP_PORT with what your provider says; some providers of machines open that port only when asked.`,
        ),
      );
      socket.destroy();
    };
    socket.on('timeout', unreachable).on('error', unreachable);
  });
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

function judgeSpf(domain: string, texts: string[] | undefined): Finding {
  if (!texts) return noDnsAnswer('SPF', domain);
  const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (found.length === 1) return good('SPF', `${domain} says who may send e-mails in its name.`);
  if (found.length > 1)
    return bad(
      'SPF',
      `${domain} has ${found.length} TXT entries that begin with v=spf1, so none counts. Make one of them.`,
    );
  return bad(
    'SPF',
    `${domain} does not say who may send in its name: e-mails land among spam. Make the TXT entry with v=spf1 that your mail provider shows.`,
  );
}

async function judgeDkim(domain: string, texts: FindTexts): Promise<Finding> {
  const found = await Promise.all(
    usualSelectors.map(async (selector) => ({
      selector,
      texts: await texts(`${selector}._domainkey.${domain}`),
    })),
  );
  const known = found.find(({ texts }) => texts?.some((text) => /(^|;)\s*p=[^;\s]/.test(text)));
  if (known) return good('DKIM', `E-mails can be signed with the key "${known.selector}".`);
  if (found.every(({ texts }) => texts === undefined)) return noDnsAnswer('DKIM', domain);
  return warn(
    'DKIM',
    `No key of ${domain} was found under the usual names. Send yourself an e-mail to Gmail: "Show original" should say DKIM PASS. If not, make the entry that your mail provider shows.`,
  );
}

function judgeDmarc(domain: string, texts: string[] | undefined): Finding {
  if (!texts) return noDnsAnswer('DMARC', domain);
  const found = texts.find((text) => /^v=DMARC1\b/i.test(text));
  if (!found)
    return warn(
      'DMARC',
      `Make a TXT entry at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:you@${domain}`,
    );
  if (/\bp=none\b/i.test(found))
    return warn(
      'DMARC',
      `The entry at _dmarc.${domain} only watches (p=none). Once all e-mails pass, change that to p=quarantine.`,
    );
  return good('DMARC', `${domain} says what happens to forged e-mails.`);
}
