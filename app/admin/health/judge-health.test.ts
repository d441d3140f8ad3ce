import { expect, test } from 'vitest';
import { perChannel } from '#domain/channels/channels.ts';
import { findingCopy } from './findings.copy.ts';
import { type HealthArea, judgeHealth, type Measurements, type Verdict } from './judge-health.ts';

const healthy: Measurements = {
  databaseMs: 3,
  clockAheadSeconds: 0,
  replica: 'well',
  replicaLagSeconds: 0,
  isDiskShort: false,
  freeBytes: 20 * 1024 ** 3,
  freeMemoryShare: 0.4,
  refusedRequests: 0,
  storage: 'reachable',
  backup: 'good',
  channels: {
    ...perChannel(() => ({ isSetUp: true, failed: 0 })),
    whatsapp: { isSetUp: false, failed: 0 },
  },
  gateway: { isSetUp: true, failureKind: '' },
  queue: { waiting: 2, oldestMinutes: 1 },
  isHttps: true,
  isDemo: false,
};

test('every area of a healthy shop is good, and a channel that the shop does not use is off', () => {
  const { whatsapp, ...others } = judgeHealth(healthy);
  expect(whatsapp).toBe('off');
  expect(new Set(Object.values(others))).toEqual(new Set(['good']));
});

const cases: [
  what: string,
  Partial<Measurements>,
  expected: Partial<Record<HealthArea, Verdict>>,
][] = [
  ['a slow database', { databaseMs: 900 }, { database: 'look' }],
  ['a replica that is behind', { replica: 'behind' }, { replica: 'look' }],
  ['a replica of another database', { replica: 'foreign' }, { replica: 'bad' }],
  ['little free disk space', { freeBytes: 500 * 1024 ** 2 }, { disk: 'look' }],
  ['almost no free disk space', { freeBytes: 100, isDiskShort: true }, { disk: 'bad' }],
  ['a storage that does not respond', { storage: 'unreachable' }, { storage: 'look' }],
  ['a storage that refuses access', { storage: 'refused' }, { storage: 'bad' }],
  ['a backup that failed or is missing', { backup: 'warning' }, { backups: 'bad' }],
  ['a clock that is wrong', { clockAheadSeconds: -31 }, { clock: 'bad' }],
  [
    'a gateway that does not respond',
    { gateway: { isSetUp: true, failureKind: 'down' } },
    { payhere: 'look' },
  ],
  ['a message that waits', { queue: { waiting: 1, oldestMinutes: 15 } }, { queue: 'look' }],
  [
    'a message that waits for hours',
    { queue: { waiting: 1, oldestMinutes: 120 } },
    { queue: 'bad' },
  ],
  ['no https', { isHttps: false }, { address: 'bad' }],
  ['hardly any memory', { freeMemoryShare: 0.04 }, { memory: 'look' }],
  [
    'requests that were refused because the shop was busy',
    { refusedRequests: 12 },
    { overload: 'look' },
  ],
];

test.each(cases)('%s changes the verdict of its area alone', (_what, overrides, expected) => {
  expect(judgeHealth({ ...healthy, ...overrides })).toEqual({
    ...judgeHealth(healthy),
    ...expected,
  });
});

test('the sentence about bad backups also covers copies that have not reached the other machine', () => {
  const { en, si } = findingCopy.backups.bad;
  expect(en).toContain('none has reached the other machine');
  expect(si).toContain('අනෙක් පරිගණකයට');
});
