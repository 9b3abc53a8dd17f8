import { useSession } from '@saiwu/auth';
import { isApiError } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { planPdfSlot } from '@saiwu/openapi';
import { confirm, toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { AutosavePartsContext } from '../../../crud/autosave/autosave-parts.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { planCopy } from '../../plan/stores/plan-copy.ts';
import { sectionOf } from '../parts/part-name.ts';
import { useLeadTo } from './use-lead-to.ts';
import { firstUnsaveable } from './use-unsaveable.ts';

/** Hands a project in, once the server has all that was typed on this device and nothing is missing; whatever is in the way is led to. */
export function useHandIn({ id, title, form, files }: Entry, onDone: (answer: Entry) => void) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const parts = useContext(AutosavePartsContext);
  const leadTo = useLeadTo(id);
  const [isSaving, setIsSaving] = useState(false);
  const submit = useAct('entry.submit', { success: t`已提交`, invalidates: ['entry.mine'] });
  const path = { id };
  const { queryKey } = queryOf('entry.get', { path });

  /** What the server has not: in a part of this page, or in a section of the plan, which another page writes. */
  async function findUnsaved(): Promise<Entry['missing'][number] | null> {
    const words = t`还有没保存的内容，保存好后再提交`;
    const [name] = (await parts?.flush()) ?? [];
    if (name !== undefined) return firstUnsaveable(parts, name) ?? { section: sectionOf(name) ?? 'BASICS', key: null, words };
    // beside a PDF the sections count for nothing
    if (files.some(({ slot }) => slot === planPdfSlot)) return null;
    const written = form.sections.find(({ key }) => planCopy(userId, id, key).read(Date.now()) !== null);
    return written === undefined ? null : { section: 'PLAN', key: written.key, words };
  }

  async function isReady(): Promise<boolean> {
    setIsSaving(true);
    const unsaved = await findUnsaved().finally(() => setIsSaving(false));
    if (unsaved !== null) {
      toast.error(unsaved.words);
      leadTo(unsaved);
      return false;
    }
    // what was saved just now may have been what was missing
    const [first] = queryClient.getQueryData<Entry>(queryKey)?.missing ?? [];
    if (first === undefined) return true;
    toast.info(first.words);
    leadTo(first);
    return false;
  }

  /** Others of the team may have changed it meanwhile, or the contest what it asks for. */
  async function refused(error: Error) {
    if (!isApiError(error) || error.kind !== 'conflict') return;
    await queryClient.invalidateQueries({ queryKey });
    const [first] = queryClient.getQueryData<Entry>(queryKey)?.missing ?? [];
    if (first !== undefined) leadTo(first);
  }

  async function handIn() {
    if (!(await isReady())) return;
    const isSure = await confirm({
      title: t`提交「${title}」？`,
      description: t`提交后由学院审核，截止前可以撤回修改。`,
      confirmLabel: t`提交项目`,
    });
    if (isSure) submit.mutate({ path }, { onSuccess: onDone, onError: (error) => void refused(error) });
  }

  return { handIn, isPending: isSaving || submit.isPending };
}
