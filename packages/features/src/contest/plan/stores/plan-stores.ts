import { isAllowed } from '@saiwu/admin';
import { isApiError } from '@saiwu/api-client';
import { planContent } from '@saiwu/openapi';
import { createTypedStore, type TypedStore } from '../../../lib/kept/typed-store.ts';
import type { Plan, PlanSection } from '../../answers.ts';
import { planCopy, type Written } from './plan-copy.ts';

/** A section of the plan with what is being written into it. */
export interface OpenSection {
  section: PlanSection;
  store: TypedStore<Written, PlanSection>;
  copy: ReturnType<typeof planCopy>;
  /** What lay on this device when nothing could be saved any more. */
  left: string | null;
}

/** What is sent of a section. */
export interface SectionBody {
  version: number;
  html: string;
  isOverwrite: boolean;
}

interface PlanStoresOptions {
  plan: Plan;
  /** Whose copies lie on this device. */
  userId: string;
  send: (key: string, body: SectionBody) => Promise<PlanSection>;
}

/** A store for each section: what was written offline in one goes out while another one is open. */
export function createPlanStores({ plan, userId, send }: PlanStoresOptions): OpenSection[] {
  const mayWrite = isAllowed(plan.actions, 'save');
  return plan.sections.map((section) => {
    const { key } = section;
    const copy = planCopy(userId, plan.id, key);
    const kept = copy.read(Date.now());
    const store = createTypedStore<Written, PlanSection>({
      stored: section,
      isSubmitted: false,
      kept: mayWrite ? kept : null,
      typedOf: ({ html }) => ({ html, over: undefined }),
      pick: ({ html, over }) => ({ html, over }),
      contentOf: ({ html }) => planContent(html),
      isHandedIn: () => false,
      staleOf: (failure) => sectionOf(failure),
      isRight: () => true,
      send: (_how, { html, version, over }) => send(key, { html, version, isOverwrite: over === version }),
      keep: (kept) => copy.write(kept, Date.now()),
      now: Date.now,
    });
    return { section, store, copy, left: mayWrite ? null : (kept?.html ?? null) };
  });
}

/** After a stale edit: what is typed here goes over what stands on the server. Answers once that was tried. */
export function writeOver({ store }: OpenSection, theirs: PlanSection): Promise<void> {
  store.edit({ over: theirs.version });
  return store.keepMine(theirs);
}

/** After a stale edit: goes on with what stands on the server. Answers how to come back, by a version of that one. */
export function giveWay({ store }: OpenSection, theirs: PlanSection): () => Promise<void> {
  const { html } = store.getSnapshot();
  store.takeTheirs(theirs);
  return async () => {
    // what was typed since is a part of what this goes over
    await store.save();
    store.edit({ html, over: store.getSnapshot().version });
    await store.save();
  };
}

/** Where nothing can be saved any more: what is on this device alone, of a section that stands like this on the server. */
export function leftBehind({ store, left }: OpenSection, stored: string): string | null {
  const { html, status } = store.getSnapshot();
  const typed = status === 'saved' ? left : html;
  return typed === null || planContent(typed) === planContent(stored) ? null : typed;
}

/** The section as it stands on the server, out of a refusal because somebody was faster; null for any other failure. */
export function sectionOf(failure: unknown): PlanSection | null {
  if (!isApiError(failure) || failure.kind !== 'conflict' || failure.current === undefined || failure.current === null) return null;
  return failure.current as PlanSection; // the server sends the section as it stands
}
