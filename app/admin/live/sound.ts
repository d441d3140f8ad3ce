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
/** Where the browser keeps nothing for us, the choice lasts as long as the page. */
const held = new Map<string, string>();
let audio: AudioContext | undefined;

/** Whether this browser rings for new orders. It does until somebody switches it off. */
export function useSound(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => true);
}

/** Switched on, it lets hear what it will sound like. */
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

/** No page may sound before somebody has pressed something on it, and trying would only complain. */
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
