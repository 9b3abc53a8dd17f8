import { useLingui } from '@lingui/react/macro';
import { CopyButton, DescriptionList } from '@saiwu/ui';
import type { StageDetail } from '../answers.ts';

/** Who sealed a stage's results, when to the second, and the hash that shows that nothing was changed since. */
export function SealReceipt({ stage: { seal, projectCount, sheetCount } }: { stage: StageDetail }) {
  const { t } = useLingui();
  if (seal === null) return null;
  return (
    <DescriptionList
      items={[
        { label: t`封存人`, value: seal.by },
        { label: t`封存时间`, value: <span className="tabular-nums">{seal.time}</span> },
        { label: t`封存内容`, value: t`${projectCount} 个项目的得分和名次，${sheetCount} 份评分表` },
        { label: t`封存记录的校验值`, value: <Hash text={seal.hash} />, isWide: true },
      ]}
    />
  );
}

/** Whole for whoever compares it with a paper, and to copy. */
function Hash({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-2">
      <code className="min-w-0 text-xs break-all">{text}</code>
      <CopyButton text={text} />
    </span>
  );
}
