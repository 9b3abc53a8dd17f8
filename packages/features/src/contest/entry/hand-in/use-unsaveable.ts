import { useContext, useSyncExternalStore } from 'react';
import { AutosavePartsContext, type AutosaveParts, type Unsaveable } from '../../../crud/autosave/autosave-parts.ts';
import type { Entry } from '../../answers.ts';
import { sectionOf } from '../parts/part-name.ts';

/** What is typed on this page and cannot be saved as it is, each with its place in the form. */
export function useUnsaveable(): Entry['missing'] {
  const parts = useContext(AutosavePartsContext);
  return useSyncExternalStore(parts?.subscribe ?? nobody, parts?.unsaveable ?? nothing).map(placeOf);
}

/** The same at once, of one form. */
export function firstUnsaveable(parts: AutosaveParts | null, name: string): Entry['missing'][number] | undefined {
  return parts
    ?.unsaveable()
    .filter((one) => one.name === name)
    .map(placeOf)[0];
}

function placeOf({ name, path, words }: Unsaveable): Entry['missing'][number] {
  return { section: sectionOf(name) ?? 'BASICS', key: path.split('.').at(-1) ?? null, words };
}

const none: readonly Unsaveable[] = [];
const nothing = () => none;
const nobody = () => () => undefined;
