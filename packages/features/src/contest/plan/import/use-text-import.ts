import { isApiError } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { invalidateHeads } from '../../../lib/api/heads.ts';
import type { Plan, PlanImportPreview } from '../../answers.ts';
import type { OpenSection } from '../stores/plan-stores.ts';

/** Milliseconds that a file with many pictures may take. */
const timeLimit = 5 * 60_000;

interface TextImport {
  plan: Plan;
  sections: readonly OpenSection[];
  onDone: () => void;
}

/** A Word file on its way into the plan: read once to be looked through, and once more to be written as was chosen. */
export function useTextImport({ plan, sections, onDone }: TextImport) {
  const { t } = useLingui();
  const { call, queryOf } = useApi();
  const explain = useExplainError();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<PlanImportPreview | null>(null);
  /** Which section each piece goes into; null: nowhere. */
  const [into, setInto] = useState<readonly (string | null)[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [doing, setDoing] = useState<'reading' | 'writing' | null>(null);
  const asked = useRef(0);
  const path = { id: plan.id };

  async function read(chosen: File, isAgain = false): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    setDoing('reading');
    try {
      // what is typed and not saved yet would be replaced without a version of it
      await Promise.all(sections.map(({ store }) => store.save()));
      if (sections.some(({ store }) => store.getSnapshot().status !== 'saved'))
        throw new Error(t`计划书里还有没保存的内容，保存好后再导入`);
      const found = await call('plan.importPreview', { path, body: { file: chosen }, timeoutMs: timeLimit, isQuiet: true });
      if (turn !== asked.current) return;
      setPreview(found);
      if (!isAgain) setInto(found.pieces.map(({ key }) => key));
    } catch (error) {
      if (turn === asked.current) setFailure(isApiError(error) ? explain(error) : String(error instanceof Error ? error.message : error));
    } finally {
      if (turn === asked.current) setDoing(null);
    }
  }

  function choose(chosen: File | null) {
    asked.current += 1;
    setFile(chosen);
    setPreview(null);
    setFailure(null);
    setDoing(null);
    if (chosen !== null) void read(chosen);
  }

  async function write(): Promise<void> {
    if (file === null || preview === null) return;
    const versionOf = new Map(preview.sections.map(({ key, version }) => [key, version]));
    const choices = into.flatMap((key, piece) => (key === null ? [] : [`${piece}:${key}:${versionOf.get(key) ?? 0}`]));
    setFailure(null);
    setDoing('writing');
    try {
      const { losses, ...imported } = await call('plan.import', {
        path,
        body: { file, into: choices },
        timeoutMs: timeLimit,
        isQuiet: true,
      });
      queryClient.setQueryData<Plan>(queryOf('plan.get', { path }).queryKey, imported);
      for (const { section, store } of sections) {
        const now = imported.sections.find(({ key }) => key === section.key);
        if (now && into.includes(section.key)) store.takeTheirs(now);
      }
      await invalidateHeads(queryClient, ['plan', 'entry']);
      const count = new Set(into.filter((key) => key !== null)).size;
      toast.success(t`已导入到 ${count} 章，原来的内容在历史版本里`);
      // the rest was told of before
      const undrawn = picturesOf(losses) - picturesOf(preview.losses);
      if (undrawn > 0) toast.info(t`${undrawn} 张图片无法显示，没有导入`);
      onDone();
    } catch (error) {
      setDoing(null);
      if (isApiError(error) && error.kind === 'conflict') {
        setFailure(t`队友刚保存过其中的章节，下面是最新的情况，请再确认一次`);
        await read(file, true);
      } else setFailure(explain(error));
    }
  }

  const put = (piece: number, key: string | null) => setInto(into.map((one, place) => (place === piece ? key : one)));
  return { file, choose, preview, into, put, failure, isReading: doing === 'reading', isWriting: doing === 'writing', write };
}

function picturesOf(losses: readonly Pick<PlanImportPreview['losses'][number], 'kind' | 'count'>[]): number {
  return losses.find(({ kind }) => kind === 'PICTURE')?.count ?? 0;
}
