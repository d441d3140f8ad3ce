import { afterEach, expect, test, vi } from 'vitest';
import { failedRequestCopy } from '#ui/feedback/failed-request.copy.ts';
import { frameCopy } from './frame.copy.ts';
import { partNotLoaded } from './part-not-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

test('the message about a part that was not loaded names the shop only while the browser is online', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(partNotLoaded()).toEqual(frameCopy.unavailable);
  vi.stubGlobal('navigator', { onLine: false });
  expect(partNotLoaded()).toEqual(failedRequestCopy.offline);
});
