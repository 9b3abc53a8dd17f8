import { createContext, use, type ReactNode } from 'react';
import { localPreferences } from './local-preferences.ts';
import type { PreferenceStore } from './preference-store.ts';

export interface PreferencesProviderProps {
  /** One object per person: what was loaded from it is remembered with it. */
  store: PreferenceStore;
  children: ReactNode;
}

/** Says where tables and lists beneath keep what their reader arranged. Without one: in this browser. */
export function PreferencesProvider({ store, children }: PreferencesProviderProps) {
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/** Where preferences are kept here. */
export function usePreferences(): PreferenceStore {
  return use(PreferencesContext);
}

const PreferencesContext = createContext(localPreferences('saiwu_ui_'));
