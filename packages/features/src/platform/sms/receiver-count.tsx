import { Trans, useLingui } from '@lingui/react/macro';
import { readReceivers } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useMemo } from 'react';
import { wholeNumber } from '../../lib/language/show.ts';
import { textOf } from './receiver-tools.tsx';

/** What was read of the receivers: how many there are, who comes twice and what is no phone; with a way to put that right. */
export function ReceiverCount({ text, onTidy }: { text: string; onTidy: (text: string) => void }) {
  const { t } = useLingui();
  const { receivers, wrong, twice } = useMemo(() => readReceivers(text), [text]);
  if (text.trim() === '') return null;
  const notes = [
    twice.length > 0 && t`重复 ${twice.length} 个`,
    wrong.length > 0 && t`不是手机号 ${wrong.length} 个：${wrong.slice(0, 3).join(t`、`)}`,
  ].filter((note) => note !== false);
  return (
    <output className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fg-muted">
      <span>{t`共 ${wholeNumber(receivers.length)} 个号码`}</span>
      {notes.length > 0 && (
        <>
          <span className="text-danger-text">{notes.join(t`；`)}</span>
          <Button variant="ghost" size="small" onClick={() => onTidy(textOf(receivers))}>
            <Trans>去掉它们</Trans>
          </Button>
        </>
      )}
    </output>
  );
}
