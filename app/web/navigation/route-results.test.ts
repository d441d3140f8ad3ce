import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { expect, test } from 'vitest';
import { isFormUnanswered, isPageIncomplete, parseBusyMessage } from './route-results.ts';

const refused = (data: unknown) => ({
  type: 'error' as const,
  result: new ErrorResponseImpl(503, 'Service Unavailable', data),
});

test('an overload is told apart from a shop that does not respond, and either keeps the page', () => {
  const words = { en: 'Many people', si: 'බොහෝ දෙනෙක්' };
  const overload = refused(JSON.stringify({ busy: words }));
  const proxy = refused('<h1>503 Service Unavailable</h1>');
  expect([
    parseBusyMessage(overload),
    parseBusyMessage(proxy),
    parseBusyMessage(undefined),
  ]).toEqual([words, undefined, undefined]);
  for (const each of [overload, proxy])
    expect(isFormUnanswered(each) && isPageIncomplete(each)).toBe(true);
});
