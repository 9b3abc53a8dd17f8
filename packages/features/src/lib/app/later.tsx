import { lazy, Suspense, type ComponentType, type JSX } from 'react';
import { speakOfEverything, speakOfFrame } from '../language/catalogues.ts';
import { CodeBoundary } from './code-boundary.tsx';
import { lazyOf, type LaterPart } from './lazy-of.ts';
import { onceOnline } from './when-online.ts';

/** Adds what the application loads beside the code of whatever the first page does without: its styles. */
export function comesLater(load: () => Promise<unknown>): void {
  companions.push(load);
}

/** A page that the first one does without: its code comes with all messages and styles. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await orReload(bound(load, speakOfEverything)) }));
}

/** The pages by their router, which say nothing themselves: each comes with what it needs. */
export function laterPages<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  return lazyOf(() => orReload(load()));
}

/**
 * The frame of whoever is signed in: with its own messages only, those of the other pages come with the first of them. It stands on the
 * levels by itself.
 */
export function laterFrame(load: () => Promise<ComponentType>): LaterPart<object> {
  return lazyOf(() => orReload(spoken(load, speakOfFrame)));
}

/** The same for a part of a page. Where it cannot be loaded the rest stands, and nothing that was typed is lost. */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return part(() => bound(load, speakOfEverything));
}

/** The same for a part that stands on no level of `@saiwu/admin`. */
export function plainPartOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return part(() => spoken(load, speakOfEverything));
}

function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(onceOnline(async () => ({ default: await load() }))) as unknown as ComponentType<Props>; // what `lazy` makes of a component takes its props
  return function LazyPart(props) {
    return (
      <CodeBoundary>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </CodeBoundary>
    );
  };
}

const companions: (() => Promise<unknown>)[] = [];

/** On the levels of `@saiwu/admin`, which the first page does without too. */
async function bound<Props>(load: () => Promise<ComponentType<Props>>, speak: () => Promise<void>): Promise<ComponentType<Props>> {
  const [Page, { BoundAdmin }] = await withCompanions(() => Promise.all([load(), import('./bound-admin.tsx'), speak()]));
  return function BoundPage(props) {
    return (
      <BoundAdmin>
        <Page {...(props as Props & JSX.IntrinsicAttributes)} />
      </BoundAdmin>
    );
  };
}

async function spoken<Props>(load: () => Promise<ComponentType<Props>>, speak: () => Promise<void>): Promise<ComponentType<Props>> {
  return (await withCompanions(() => Promise.all([load(), speak()])))[0];
}

async function withCompanions<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), ...companions.map((companion) => companion())]);
  return loaded;
}

/** After an update of the server the files of the old build are gone. One reload fetches the new ones; a second would not help. */
async function orReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit !== undefined && 'type' in visit && visit.type === 'reload') throw error;
    location.reload();
    return new Promise<never>(() => {});
  }
}
