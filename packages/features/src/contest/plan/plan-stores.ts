import { isAllowed } from '@saiwu/admin';
import { isApiError } from '@saiwu/api-client';
import { planContent } from '@saiwu/openapi';
import { createTypedStore, type TypedStore } from '../../lib/kept/typed-store.ts';
import type { Plan, PlanSection } from '../answers.ts';
import { planCopy, type Written } from './plan-copy.ts';

/** A section of the plan with what is being written into it. */
export interface OpenSection {
  section: PlanSection;
  store: TypedStore<Written, PlanSection>;
  copy: ReturnType<typeof planCopy>;
}

interface PlanStoresOptions {
  plan: Plan;
  /** Whose copies lie on this device. */
  userId: string;
  send: (key: string, body: { version: number; html: string }) => Promise<PlanSection>;
}

/** A store for each section: what was written offline in one goes out while another one is open. */
export function createPlanStores({ plan, userId, send }: PlanStoresOptions): OpenSection[] {
  const mayWrite = isAllowed(plan.actions, 'save');
  return plan.sections.map((section) => {
    const { key } = section;
    const copy = planCopy(userId, plan.id, key);
    const store = createTypedStore<Written, PlanSection>({
      stored: section,
      isSubmitted: false,
      kept: mayWrite ? copy.read(Date.now()) : null,
      typedOf: ({ html }) => ({ html }),
      pick: ({ html }) => ({ html }),
      contentOf: ({ html }) => planContent(html),
      isHandedIn: () => false,
      staleOf: (failure) => sectionOf(failure),
      isRight: () => true,
      send: (_how, { html, version }) => send(key, { html, version }),
      keep: (kept) => copy.write(kept, Date.now()),
      now: Date.now,
    });
    return { section, store, copy };
  });
}

/** The section as it stands on the server, out of a refusal because somebody was faster; null for any other failure. */
export function sectionOf(failure: unknown): PlanSection | null {
  if (!isApiError(failure) || failure.kind !== 'conflict' || failure.current === undefined || failure.current === null) return null;
  return failure.current as PlanSection; // the server sends the section as it stands
}
