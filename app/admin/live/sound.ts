import { useSyncExternalStore } from 'react';

const soundKey = 'sandhi.panel.sound';
const rungKey = 'sandhi.panel.rung';
const off = 'off';

/** Two soft tones, the second a fourth above the first. */
const tones = [
  { hertz: 587, delaySeconds: 0 },
  { hertz: 784, delaySeconds: 0.16 },
];
const durationSeconds = 0.5;
const gain = 0.12;

const listeners = new Set<() => void>();
/** Keeps the stored values in memory, in case the browser has no storage. */
const memory = new Map<string, string>();
let audio: AudioContext | undefined;

/** Returns whether this browser rings for new orders, which is the default. */
export function useIsSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => true);
}

/** Stores the choice, and rings once when switched on. */
export function switchSound(isOn: boolean): void {
  store(soundKey, isOn ? '' : off);
  for (const listener of listeners) listener();
  if (isOn) play();
}

/** Rings for an order in one tab of this browser only. */
export function ringFor(orderId: string): void {
  // A tab in which the browser blocks sound leaves the ring to a tab that may play.
  if (!isSoundOn() || !canPlay() || read(rungKey) === orderId) return;
  store(rungKey, orderId);
  play();
}

/** Before a first click browsers block sound, and log a warning. */
function canPlay(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

function play() {
  if (!canPlay()) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const { hertz, delaySeconds } of tones) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = currentTime + delaySeconds;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(gain, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + durationSeconds);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + durationSeconds);
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
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function store(key: string, value: string) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The copy in memory is used instead.
  }
}
