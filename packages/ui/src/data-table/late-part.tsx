import { useSyncExternalStore, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first shown; until then `Meanwhile` stands there, or nothing. It never suspends, unlike
 * `React.lazy`: the rows around it stay as they are, and where the code is on the page already it shows in the same frame.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  function subscribe(onChange: () => void) {
    if (Part !== undefined) return () => undefined;
    waiting.add(onChange);
    loading ??= fetchPart();
    return () => waiting.delete(onChange);
  }

  async function fetchPart() {
    try {
      Part = await load();
      for (const tell of waiting) tell();
    } catch {
      // Offline, say: the next one that is shown tries again.
      loading = undefined;
    }
  }

  return function LatePart(props: Props) {
    const Loaded = useSyncExternalStore<ComponentType<Props> | undefined>(
      subscribe,
      () => Part,
      () => undefined,
    );
    const Shown = Loaded ?? Meanwhile;
    return Shown === undefined ? null : <Shown {...props} />;
  };
}
