import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part that its page stands without, said and drawn with what the page has: it comes after the page, and where it cannot be had nothing
 * stands there.
 */
export function extraOf<Props = object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
