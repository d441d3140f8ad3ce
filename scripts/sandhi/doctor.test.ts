import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { expect, test } from 'vitest';
import { checkAddress } from './check-address.ts';
import { checkCertificate } from './check-certificate.ts';
import type { CheckContext } from './check-context.ts';
import { judgeClock, judgeDisk, judgeMemory } from './check-host.ts';
import { checkMail } from './check-mail.ts';
import { checkShop, judgeBackup } from './check-shop.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { openMachine } from './machine.ts';

const now = new Date('2026-03-01T04:00:00Z');

type Entries = { a?: string[]; txt?: Record<string, string[][]> };

const dnsError = (code: string) => Object.assign(new Error(code), { code });

/** Makes a machine with these settings and a DNS resolver that knows only these records. */
function contextOf(
  environment: Record<string, string>,
  { a = [], txt = {} }: Entries = {},
): CheckContext {
  return {
    machine: { ...openMachine('/nowhere'), environment: () => environment },
    resolver: {
      resolve4: (async () => a) as unknown as CheckContext['resolver']['resolve4'],
      resolve6: (async () => []) as unknown as CheckContext['resolver']['resolve6'],
      resolveTxt: async (name) => txt[name] ?? Promise.reject(dnsError('ENOTFOUND')),
    },
    now,
  };
}

function states(findings: Finding[]): Record<string, string> {
  return Object.fromEntries(findings.map(({ topic, state }) => [topic, state]));
}

const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', SMTP_FROM: 'Shop <shop@example.lk>' };

test('a domain whose e-mails anyone could forge gets a finding for each missing DNS entry', async () => {
  const findings = await checkMail(contextOf(mail));
  expect(states(findings)).toEqual({
    'e-mail': 'bad',
    SPF: 'bad',
    DKIM: 'warning',
    DMARC: 'warning',
  });
  const [server, ...entries] = findings.map(({ message }) => message);
  expect(server).toContain('127.0.0.1 cannot be reached on port 9');
  expect(entries).toEqual([
    expect.stringContaining('Make the TXT entry with v=spf1'),
    expect.stringContaining('No key of example.lk was found'),
    expect.stringContaining('_dmarc.example.lk: v=DMARC1; p=quarantine'),
  ]);
});

test.each(['TLS', '70000', '0', '58 7'])(
  'SMTP_PORT=%s is reported as a port that does not exist',
  async (port) => {
    const findings = await checkMail(contextOf({ ...mail, SMTP_PORT: port }));
    expect(states(findings)).toMatchObject({ 'e-mail': 'bad', SPF: 'bad' });
    expect(findings[0]?.message).toContain(`SMTP_PORT is "${port}"`);
  },
);

test('a check that fails is a finding, and hides none of the others', async () => {
  const shop = contextOf({});
  const run = async () => ({ code: 0, output: '' });
  const machine = { ...shop.machine, run, systemctl: run };
  const findings = await examine({ ...shop, machine });
  expect(states(findings)).toMatchObject({ address: 'bad', 'e-mail': 'warning', machine: 'bad' });
  expect(findings.find(({ topic }) => topic === 'machine')?.message).toContain(
    '/nowhere/srv/sandhi',
  );
});

test('DNS entries as a provider shows them are good, but two for SPF are bad', async () => {
  const entries = {
    'example.lk': [['v=spf1 include:_spf.provider.example ~all'], ['other=1']],
    'default._domainkey.example.lk': [['v=DKIM1; k=rsa; p=MIIB', 'IjAN']],
    '_dmarc.example.lk': [['v=DMARC1; p=quarantine']],
  };
  expect(states(await checkMail(contextOf(mail, { txt: entries })))).toMatchObject({
    SPF: 'good',
    DKIM: 'good',
    DMARC: 'good',
  });
  entries['example.lk'].push(['v=spf1 mx -all']);
  expect(states(await checkMail(contextOf(mail, { txt: entries })))).toMatchObject({ SPF: 'bad' });
});

test('an address without a DNS entry, or of another machine, is reported, and so is a web server that the shop does not trust', async () => {
  const settings = { APP_URL: 'https://shop.example.lk' };
  expect(states(await checkAddress(contextOf(settings)))).toEqual({
    DNS: 'bad',
    'web server': 'bad',
  });
  const elsewhere = contextOf(
    { ...settings, TRUSTED_PROXIES: '127.0.0.1,::1' },
    { a: ['203.0.113.9'] },
  );
  expect(states(await checkAddress(elsewhere))).toEqual({ DNS: 'warning', 'web server': 'good' });
});

test('a DNS that does not answer makes neither the address nor the e-mails bad', async () => {
  const settings = { APP_URL: 'https://shop.example.lk', TRUSTED_PROXIES: '127.0.0.0/8', ...mail };
  const silent = () => Promise.reject(dnsError('ETIMEOUT'));
  const resolver = { resolve4: silent, resolve6: silent, resolveTxt: silent };
  const context = { ...contextOf(settings), resolver };
  const findings = [...(await checkAddress(context)), ...(await checkMail(context))];
  expect(states(findings)).toMatchObject({
    ...{ DNS: 'warning', SPF: 'warning', DKIM: 'warning', DMARC: 'warning' },
    'web server': 'good',
  });
});

test('a web server without a certificate is distinguished from no web server', async () => {
  const server = tls.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const shop = contextOf({ APP_URL: 'https://shop.example.lk' });
  const message = async () => (await checkCertificate(shop, port))[0]?.message;
  expect(await message()).toMatch(/^There is none yet\./);
  server.close();
  await once(server, 'close');
  expect(await message()).toMatch(/^Nobody answers https/);
});

test.each<[string, Finding, Finding['state']]>([
  ['a clock that nobody sets', judgeClock('CanNTP=yes\nNTPSynchronized=no'), 'bad'],
  ['a clock that the network sets', judgeClock('CanNTP=yes\nNTPSynchronized=yes'), 'good'],
  ['a disk on which orders stop', judgeDisk(150), 'bad'],
  ['a disk that will do', judgeDisk(5_000), 'good'],
  ['a machine without memory', judgeMemory('MemAvailable:  20480 kB\nSwapFree: 0 kB\n'), 'bad'],
  ['no backup', judgeBackup(undefined, now), 'warning'],
  [
    'a backup of the day before yesterday',
    judgeBackup(new Date('2026-02-27T12:00:00Z'), now),
    'bad',
  ],
  ['a backup of this night', judgeBackup(new Date('2026-03-01T00:00:00Z'), now), 'good'],
])('%s is judged', (_, finding, state) => {
  expect(finding.state).toBe(state);
});

test.each([
  ['sandhi', 'warning'],
  ['caddy', 'warning'],
  ['none', 'good'],
])('with %s disabled, the start with the machine is %s', async (disabled, state) => {
  const shop = contextOf({});
  /** Fails only if none of the units is enabled, as systemctl does. */
  const systemctl = async (_command = '', ...units: string[]) => ({
    code: units.some((unit) => unit !== disabled) ? 0 : 1,
    output: '',
  });
  const findings = await checkShop({ ...shop, machine: { ...shop.machine, systemctl } });
  expect(states(findings)).toMatchObject({ start: state });
});

test('in a shop without nightly backups an old backup is good', () => {
  const lastWeek = new Date('2026-02-22T12:00:00Z');
  expect(judgeBackup(lastWeek, now, { BACKUP_NIGHTLY: '0' }).state).toBe('good');
  expect(judgeBackup(lastWeek, now, { BACKUP_NIGHTLY: '1' }).state).toBe('bad');
});

test.each([
  ['lxc\n', 'good'],
  ['none\n', 'bad'],
  ['', 'bad'],
])('a clock that nobody sets, where systemd-detect-virt says %j, is %s', (container, state) => {
  expect(judgeClock('CanNTP=no\nNTPSynchronized=no', container).state).toBe(state);
});

test('where no time service is installed, the finding names the package to install', () => {
  const { message } = judgeClock('CanNTP=no\nNTPSynchronized=no');
  expect(message).toContain('apt-get install -y systemd-timesyncd');
});
