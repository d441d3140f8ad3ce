import { expect, test } from 'vitest';
import { isOutage, Outage } from './is-outage.server.ts';

const errorWithCode = (code: string) => Object.assign(new Error('It failed'), { code });

test.each([
  ['a server that is down', errorWithCode('ECONNREFUSED')],
  [
    'a name with several addresses, none of which accepts connections',
    new AggregateError([errorWithCode('ECONNREFUSED')]),
  ],
  ['a server that is shutting down', errorWithCode('57P01')],
  ['a server that has become a standby', errorWithCode('25006')],
  [
    'a pooler that has waited too long',
    Object.assign(errorWithCode('08P01'), { message: 'query_wait_timeout' }),
  ],
  [
    'a pooler without a free connection',
    Object.assign(errorWithCode('08P01'), {
      message: 'no more connections allowed (max_client_conn)',
    }),
  ],
  [
    'a pooler whose server died',
    Object.assign(errorWithCode('08P01'), { message: 'server conn crashed?' }),
  ],
  [
    'a pooler whose server is down',
    Object.assign(errorWithCode('08P01'), {
      message: 'server login has been failing, cached error: connect failed (server_login_retry)',
    }),
  ],
  ['a server that refuses connections to this database', errorWithCode('55000')],
  ['a server without a free connection', errorWithCode('53300')],
  ['a server whose disk is full', errorWithCode('53100')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  [
    'a query that failed for such a reason',
    new Error('Failed query', { cause: errorWithCode('57P03') }),
  ],
  ['a server that does not respond in time', new Error('timeout expired')],
  [
    'a server whose socket is missing',
    Object.assign(errorWithCode('ENOENT'), { syscall: 'connect' }),
  ],
  ['an Outage of our own code', new Outage('Nobody knows')],
])('%s is an outage', (_, thrown) => {
  expect(isOutage(thrown)).toBe(true);
});

test.each([
  ['a bug', new TypeError('undefined is not a function')],
  ['a duplicate row', new Error('Failed query', { cause: errorWithCode('23505') })],
  ['a file that is missing', Object.assign(errorWithCode('ENOENT'), { syscall: 'open' })],
  ['a missing table', errorWithCode('42P01')],
  [
    'a pooler that does not know the database',
    Object.assign(errorWithCode('08P01'), { message: 'no such database: x' }),
  ],
  ['a value that is not an Error', '57P01'],
])('%s is not an outage', (_, thrown) => {
  expect(isOutage(thrown)).toBe(false);
});
