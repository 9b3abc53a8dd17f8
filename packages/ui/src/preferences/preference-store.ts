/** Where what a reader has arranged is kept: on a server per person, or in this browser. Values are plain JSON. */
export interface PreferenceStore {
  /** The kept value, or undefined when there is none. */
  load: (key: string) => Promise<unknown>;
  /** Resolves when kept; undefined forgets the key. */
  save: (key: string, value: unknown) => Promise<void>;
  /** Tells of changes that came from elsewhere, as another tab; answers how to stop. A store that hears of none leaves it out. */
  subscribe?: (onChange: (key: string, value: unknown) => void) => () => void;
}
