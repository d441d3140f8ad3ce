import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { expect, test } from 'vitest';
import { isFormUnanswered, isPageIncomplete, parseBusyMessage } from './route-results.ts';

const refused = (data: unknown) => ({
  type: 'error' as const,
  result: new ErrorResponseImpl(503, 'Service Unavailable', data),
});

test('only a refusal because of overload has a text, and every refusal with 503 counts as unanswered and incomplete', () => {
  const message = { en: 'Many people', si: 'බොහෝ දෙනෙක්' };
  const overload = refused(JSON.stringify({ busy: message }));
  const proxy = refused('<h1>503 Service Unavailable</h1>');
  expect([
    parseBusyMessage(overload),
    parseBusyMessage(proxy),
    parseBusyMessage(undefined),
  ]).toEqual([message, undefined, undefined]);
  for (const each of [overload, proxy])
    expect(isFormUnanswered(each) && isPageIncomplete(each)).toBe(true);
});
