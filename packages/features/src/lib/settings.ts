import { useSyncExternalStore } from 'react';

/** What a person sets for this browser, by the keys of the specification (behind `saiwu_` in local storage, as JSON). */
export interface Settings {
  COLOR: string;
  SCHEME: 'light' | 'dark' | 'system';
  SIZE: 'compact' | 'default' | 'comfortable';
  /** Absent until chosen: then the browser's language counts. */
  LANGUAGE: 'zh' | 'en' | null;
  /** 1: open, 0: folded. */
  SIDEBAR_STATUS: 0 | 1;
}

/** One setting, and how to change it. */
export function useSetting<Key extends keyof Settings>(key: Key): [Settings[Key], (value: Settings[Key]) => void] {
  const value = useSyncExternalStore(subscribeSettings, () => readSettings()[key]);
  return [value, (next) => writeSetting(key, next)];
}

/** All settings as they stand; the same object until one changes. */
export function readSettings(): Settings {
  return (snapshot ??= load());
}

export function writeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
  snapshot = { ...readSettings(), [key]: value };
  for (const listener of listeners) listener();
}

/** Calls back after every change, also one made in another tab. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The language in force: the chosen one, else the browser's, else Chinese. */
export function languageOf({ LANGUAGE }: Settings, browser: string = navigator.language): 'zh' | 'en' {
  return LANGUAGE ?? (/^en\b/i.test(browser) ? 'en' : 'zh');
}

const prefix = 'saiwu_';
const listeners = new Set<() => void>();
let snapshot: Settings | null = null;

const allowed: { [Key in keyof Settings]: [defaultValue: Settings[Key], isValid: (value: unknown) => boolean] } = {
  COLOR: ['rgb(24, 144, 255)', (value) => typeof value === 'string' && /^(#[\da-f]{6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i.test(value)],
  SCHEME: ['system', (value) => value === 'light' || value === 'dark' || value === 'system'],
  SIZE: ['default', (value) => value === 'compact' || value === 'default' || value === 'comfortable'],
  LANGUAGE: [null, (value) => value === 'zh' || value === 'en'],
  SIDEBAR_STATUS: [1, (value) => value === 0 || value === 1],
};

function load(): Settings {
  const entries = Object.entries(allowed).map(([key, [defaultValue, isValid]]) => {
    const stored = storedValue(key);
    return [key, isValid(stored) ? stored : defaultValue];
  });
  return Object.fromEntries(entries) as Settings; // each value was checked by its own rule
}

function storedValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && !key.startsWith(prefix)) return;
  snapshot = null;
  for (const listener of listeners) listener();
}
