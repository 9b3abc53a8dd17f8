import { parse } from 'bowser';

/** The browser and system that a `User-Agent` names, in the few names that people know; null where it names none. */
interface Device {
  browser: string | null;
  browserVersion: string | null;
  operatingSystem: string | null;
}

/** Reads a `User-Agent`. The same few come again and again, so the last ones are remembered. */
export function deviceOf(userAgent: string): Device {
  const known = recent.get(userAgent);
  if (known) return known;
  const device = read(userAgent);
  if (recent.size >= mostRecent) recent.clear();
  recent.set(userAgent, device);
  return device;
}

const recent = new Map<string, Device>();
const mostRecent = 500;

function read(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, browserVersion: null, operatingSystem: null };
  const { browser, os } = parse(userAgent);
  return {
    browser: short(browser.name && (browserNames.get(browser.name) ?? browser.name)),
    browserVersion: short(browser.version),
    operatingSystem: short(systemOf(os, userAgent)),
  };
}

const browserNames = new Map([
  ['Chromium', 'Chrome'],
  ['Microsoft Edge (Chromium)', 'Microsoft Edge'],
  ['Opera Touch', 'Opera'],
  ['Opera Coast', 'Opera'],
]);

function systemOf({ name, versionName, version }: { name?: string; versionName?: string; version?: string }, userAgent: string) {
  if (name === 'Windows') return `Windows ${(versionName ?? version ?? '').replace(/^8\.1$/, '8')}`.trim();
  if (name === 'macOS') return 'Mac OS X';
  return name === 'Linux' && /ubuntu/i.test(userAgent) ? 'Ubuntu' : name;
}

/** Anybody can send any text here. */
function short(text: string | undefined): string | null {
  return text ? text.slice(0, 50) : null;
}
