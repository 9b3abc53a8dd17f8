import { useSyncExternalStore } from 'react';

/**
 * What a person sets for this browser, by the keys of the specification (behind `saiwu_` in local storage, as JSON). Of 0 and 1, 1 is on.
 */
export interface Settings {
  COLOR: string;
  SCHEME: 'light' | 'dark' | 'system';
  /** A dark sidebar beside light pages. */
  PAGE_STYLE: 'light' | 'dark';
  SIZE: 'compact' | 'default' | 'comfortable';
  RADIUS: 'sharp' | 'default' | 'round';
  /** Absent until chosen: then the browser's language counts. */
  LANGUAGE: 'zh' | 'en' | null;
  /** 1: open, 0: folded. */
  SIDEBAR_STATUS: 0 | 1;
  SIDEBAR_LOGO: 0 | 1;
  /** Opening a group of the menu closes the others. */
  UNIQUE_OPENED: 0 | 1;
  /** Visited pages stay open as tabs. */
  MULTIPAGE: 0 | 1;
  /** The header stands still while the page scrolls. */
  FIXED_HEADER: 0 | 1;
  /** The sidebar stands still while the page scrolls. */
  FIXED_SIDEBAR: 0 | 1;
  /** Messages are asked for again and again. */
  MSG_REFRESH: 0 | 1;
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

/** What holds for a setting until it is changed. */
export function defaultOf<Key extends keyof Settings>(key: Key): Settings[Key] {
  return allowed[key][0];
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

const flag = [1, 0] as const;

/** What each setting may be; the first is the default. */
const allowed: { [Key in keyof Settings]: readonly [Settings[Key], ...Settings[Key][]] } = {
  COLOR: ['rgb(24, 144, 255)'],
  SCHEME: ['system', 'light', 'dark'],
  PAGE_STYLE: ['light', 'dark'],
  SIZE: ['default', 'compact', 'comfortable'],
  RADIUS: ['default', 'sharp', 'round'],
  LANGUAGE: [null, 'zh', 'en'],
  SIDEBAR_STATUS: flag,
  SIDEBAR_LOGO: flag,
  UNIQUE_OPENED: flag,
  MULTIPAGE: flag,
  FIXED_HEADER: flag,
  FIXED_SIDEBAR: flag,
  MSG_REFRESH: flag,
};

const anyColor = /^(#[\da-f]{6}|rgb\((1?\d?\d|2[0-4]\d|25[0-5])(, ?(1?\d?\d|2[0-4]\d|25[0-5])){2}\))$/i;

function load(): Settings {
  const entries = Object.entries(allowed).map(([key, values]) => {
    const stored = storedValue(key);
    const isValid = values.some((value) => value === stored) || (key === 'COLOR' && typeof stored === 'string' && anyColor.test(stored));
    return [key, isValid ? stored : values[0]];
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
