import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../core/context.ts';
import type { FormEntries } from '../../core/host.ts';
import { tooMany } from '../../core/common-refusals.ts';

/** Forms with files that one person may have under way at once, in one process. */
const mostOfOne = 2;
/** Milliseconds after which a further one is worth a try. */
const retryAfter = 5000;

/** Forms with files in them, kept by the host while their requests are answered. */
export interface Uploads {
  /** Keeps a form while `work` is done with it. Throws a 429 for the third at once of one person, and what `Forms.read` throws. */
  keep<T>(ctx: Context, type: string, content: AsyncIterable<Uint8Array>, work: (entries: FormEntries) => Promise<T>): Promise<T>;
}

export function createUploads(): Uploads {
  const underWay = new Map<string, number>();
  return {
    async keep(ctx, type, content, work) {
      const person = `${ctx.tenant.id}/${callerOf(ctx).userId}`;
      const before = underWay.get(person) ?? 0;
      if (before >= mostOfOne) throw tooMany(retryAfter, msg`同时最多上传 ${mostOfOne} 个文件，请等前面的传完`);
      underWay.set(person, before + 1);
      try {
        const form = await ctx.host.forms.read(type, content);
        try {
          return await work(form.entries);
        } finally {
          await form.drop();
        }
      } finally {
        const left = (underWay.get(person) ?? 1) - 1;
        if (left > 0) underWay.set(person, left);
        else underWay.delete(person);
      }
    },
  };
}
