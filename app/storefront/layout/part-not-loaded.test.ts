import { afterEach, expect, test, vi } from 'vitest';
import { failedRequestCopy } from '#ui/feedback/failed-request.copy.ts';
import { layoutCopy } from './layout.copy.ts';
import { partNotLoaded } from './part-not-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

test('the message about a part that was not loaded names the shop only while the browser is online', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(partNotLoaded()).toEqual(layoutCopy.unavailable);
  vi.stubGlobal('navigator', { onLine: false });
  expect(partNotLoaded()).toEqual(failedRequestCopy.offline);
});
