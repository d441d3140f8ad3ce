import { afterEach, expect, test, vi } from 'vitest';
import { ringFor } from './sound.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a tab of one browser. Its tabs share `stored`; the browser blocks sound before the first click in a tab. */
function openTab(stored: Map<string, string>, { isClicked }: { isClicked: boolean }) {
  const tones = { started: 0 };
  const node = { connect: () => node };
  const param = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  class Audio {
    currentTime = 0;
    destination = node;
    resume = () => Promise.resolve();
    createGain = () => ({ ...node, gain: param });
    createOscillator = () => ({
      ...node,
      frequency: { value: 0 },
      start: () => (tones.started += 1),
      stop() {},
    });
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: isClicked } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return tones;
}

test('a tab that may not play leaves the ring for an order to a tab that may, which rings once', () => {
  const stored = new Map<string, string>();
  const silent = openTab(stored, { isClicked: false });
  ringFor('order-1');
  expect(silent.started).toBe(0);

  const clicked = openTab(stored, { isClicked: true });
  ringFor('order-1');
  ringFor('order-1');
  // Expects the two tones of one ring.
  expect(clicked.started).toBe(2);
});
