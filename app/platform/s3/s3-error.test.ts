import { expect, test } from 'vitest';
import { toS3Error } from './s3-error.server.ts';

function codeOf(status: number, code: string): string {
  return toS3Error(status, `<Error><Code>${code}</Code></Error>`).code;
}

test.each([
  'RequestTimeout',
  'RequestTimeoutException',
  'PriorRequestNotComplete',
  'OperationAborted',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'ThrottledException',
  'RequestThrottled',
  'RequestThrottledException',
  'RequestLimitExceeded',
  'BandwidthLimitExceeded',
  'TooManyRequests',
  'TooManyRequestsException',
  'InternalError',
  'ServiceUnavailable',
])('the code %s is temporary, whatever the status', (code) => {
  expect([400, 403, 409, 503].map((status) => codeOf(status, code))).toEqual(
    Array(4).fill('unreachable'),
  );
});

test('without a known code the status decides', () => {
  const statuses = [400, 403, 404, 408, 409, 429, 500, 503];
  expect(statuses.map((status) => codeOf(status, 'Unknown'))).toEqual([
    ...['refused', 'wrong-key', 'refused', 'unreachable'],
    ...['refused', 'unreachable', 'unreachable', 'unreachable'],
  ]);
});

test('a wrong clock and a full bucket are not temporary, whatever the status', () => {
  expect(codeOf(403, 'RequestTimeTooSkewed')).toBe('clock');
  expect(codeOf(507, 'XMinioStorageFull')).toBe('no-room');
});
