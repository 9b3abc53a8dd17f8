import { isAllowed } from '@saiwu/admin';
import { isApiError } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { planPdfRule, planPdfSlot } from '@saiwu/openapi';
import { Button, Card, confirm, formatSize, type SendFile, Upload } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Plan } from '../answers.ts';
import { sendEntryFile } from '../entry/files/send-entry-file.ts';
import { PdfLink } from './pdf-link.tsx';

/** One PDF as the whole plan, where the contest takes it: brought, looked at, and taken out again for the sections. */
export function PlanPdf({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const client = useApi();
  const explain = useExplainError();
  const queryClient = useQueryClient();
  const remove = useAct('entry.detach', { invalidates: ['plan', 'entry'], success: t`已改为逐章填写` });
  const { id, pdf, actions } = plan;
  const mayWrite = isAllowed(actions, 'save');
  const limit = formatSize(planPdfRule.maxSize);

  const send: SendFile = async (file, progress) => {
    try {
      await sendEntryFile(client, { id, slot: planPdfSlot, ...(pdf && { seen: pdf.attachmentId }) }, file, progress);
      await invalidateHeads(queryClient, ['plan', 'entry']);
      return { name: file.name, type: 'application/pdf', size: file.size, url: '' };
    } catch (error) {
      // somebody of the team was faster: what lies there now is shown, so that a second try knows of it
      if (isApiError(error) && error.status === 409) await invalidateHeads(queryClient, ['plan', 'entry']);
      // beside the file, in words
      throw new Error(explain(error), { cause: error });
    }
  };

  async function giveUp() {
    const isSure = await confirm({
      title: t`移除 PDF，改为逐章填写？`,
      description: t`PDF 会被删除，各章里写过的内容还在。`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ path: { id }, body: { slot: planPdfSlot } });
  }

  return (
    <Card title={pdf === null ? t`也可以交一个 PDF` : t`计划书是一个 PDF`}>
      <div className="flex flex-col gap-3">
        {pdf === null ? (
          <p className="text-fg-muted">{t`上传后，它就是整本计划书，下面各章可以不写。写过的内容会保留。`}</p>
        ) : (
          <>
            <p className="text-fg-muted">{t`提交的是这个 PDF。下面各章里写的内容会保留，但不提交。`}</p>
            <PdfLink pdf={pdf} />
          </>
        )}
        {mayWrite && (
          <Upload
            aria-label={t`计划书 PDF`}
            accept=".pdf"
            maxCount={1}
            maxSize={planPdfRule.maxSize}
            hint={t`PDF 文件，不超过 ${limit}`}
            send={send}
            value={[]}
            onValueChange={() => undefined}
          />
        )}
        {mayWrite && pdf !== null && (
          <div>
            <Button variant="outline" isPending={remove.isPending} onClick={() => void giveUp()}>
              {t`改为逐章填写`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
