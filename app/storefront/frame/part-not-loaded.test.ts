import { afterEach, expect, test, vi } from 'vitest';
import { failedRequestCopy } from '#ui/feedback/failed-request.copy.ts';
import { frameCopy } from './frame.copy.ts';
import { partNotLoaded } from './part-not-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

test('a chat or a list of filters that does not open blames the shop only while the phone is online', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(partNotLoaded()).toEqual(frameCopy.unavailable);
  vi.stubGlobal('navigator', { onLine: false });
  expect(partNotLoaded()).toEqual(failedRequestCopy.offline);
});
