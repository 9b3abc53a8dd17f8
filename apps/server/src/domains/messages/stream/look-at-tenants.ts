import { describeError } from '../../../core/describe-error.ts';
import type { Host } from '../../../core/host.ts';

/** Looks soon at what somebody has doubts about. */
export interface TenantLook {
  doubt(tenantId: string): void;
  stop(): void;
}

/**
 * Gathers doubts for some milliseconds and then looks at each tenant once, one after the other: changes come together. A look that fails is
 * only logged, with `failed`; whoever doubts again from time to time finds what it missed.
 */
export function lookAtTenants(host: Host, gatherFor: number, look: (tenantId: string) => Promise<void>, failed: string): TenantLook {
  const doubtful = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function lookAtAll(): Promise<void> {
    gathering = undefined;
    const tenantIds = [...doubtful];
    doubtful.clear();
    try {
      for (const tenantId of tenantIds) await look(tenantId);
    } catch (error) {
      host.log.warn(describeError(error), failed);
    }
  }

  return {
    doubt(tenantId) {
      doubtful.add(tenantId);
      gathering ??= setTimeout(() => void lookAtAll(), gatherFor);
    },
    stop() {
      clearTimeout(gathering);
      gathering = undefined;
    },
  };
}
