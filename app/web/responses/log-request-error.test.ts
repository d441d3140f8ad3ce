import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { log } from '#platform/log/log.server.ts';
import { visitContext } from '#web/contexts.server.ts';
import { logRequestError } from './log-request-error.server.ts';

function loggedPathOf(path: string): unknown {
  const written = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const context = new RouterContextProvider();
  context.set(visitContext, { requestId: 'one', clientAddress: '', nonce: '' });
  logRequestError({ request: new Request(`http://localhost${path}`), context }, new Error('down'));
  const [entry] = written.mock.calls[0] ?? [];
  written.mockRestore();
  return (entry as unknown as { pathname: string }).pathname;
}

const token = 'q'.repeat(43);

test('the log names the page that failed, and never the token of a link', () => {
  expect(loggedPathOf(`/reset-password/${token}`)).toBe('/reset-password/…');
  expect(loggedPathOf(`/si/reset-password/${token}.data`)).toBe('/si/reset-password/….data');
  expect(loggedPathOf('/products/joint-relief-oil?q=a')).toBe('/products/joint-relief-oil');
});
