import { useSyncExternalStore } from 'react';

const soundKey = 'sandhi.panel.sound';
const rungKey = 'sandhi.panel.rung';
const off = 'off';

/** Two soft tones, the second a fourth above the first. */
const tones = [
  { hertz: 587, after: 0 },
  { hertz: 784, after: 0.16 },
];
const lastsSeconds = 0.5;
const loudness = 0.12;

const listeners = new Set<() => void>();
/** Holds the choice as long as the page, where the browser stores nothing. */
const held = new Map<string, string>();
let audio: AudioContext | undefined;

/** Returns whether this browser rings for new orders. It does until someone switches it off. */
export function useSound(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => true);
}

/** Stores the choice, and rings once when switched on. */
export function switchSound(isOn: boolean): void {
  keep(soundKey, isOn ? '' : off);
  for (const listener of listeners) listener();
  if (isOn) play();
}

/** Rings for an order, once among all tabs of this browser. */
export function ringFor(orderId: string): void {
  if (!isSoundOn() || read(rungKey) === orderId) return;
  keep(rungKey, orderId);
  play();
}

/** Plays only after a first press: before it no page may sound, and trying would only complain. */
function play() {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const { hertz, after } of tones) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = currentTime + after;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lastsSeconds);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + lastsSeconds);
  }
  audio.resume().catch(() => undefined);
}

function isSoundOn(): boolean {
  return read(soundKey) !== off;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? held.get(key);
  } catch {
    return held.get(key);
  }
}

function keep(key: string, value: string) {
  held.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Held for this page instead.
  }
}
