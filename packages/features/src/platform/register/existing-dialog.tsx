import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@saiwu/ui';

export type Existing = 'UPDATE' | 'SKIP';

export interface ExistingWords {
  title: string;
  description: string;
  skip: string;
  update: string;
}

interface ExistingDialogProps {
  existing: number;
  fresh: number;
  words?: ExistingWords | undefined;
  /** Null: neither, the sheet is looked at again. */
  onAnswer: (existing: Existing | null) => void;
}

/** Some people of a sheet are in the register already: they are changed to what it says, or stay as they are. */
export function ExistingDialog({ existing, fresh, words, onAnswer }: ExistingDialogProps) {
  const { t } = useLingui();
  const ofPeople = {
    title: t`${plural(existing, { other: '# 人已在名册里' })}`,
    description: t`按编号找到的。更新只改表格里填了的格子，空着的保持原样；换了学院的会记下经过。另外 ${fresh} 人是新的。`,
    skip: t`跳过他们`,
    update: t`更新他们`,
  };
  const { title, description, skip, update } = words ?? ofPeople;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onAnswer(null)}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer(null)}>{t`返回检查`}</Button>
          <Button variant="outline" onClick={() => onAnswer('SKIP')}>
            {skip}
          </Button>
          <Button onClick={() => onAnswer('UPDATE')}>{update}</Button>
        </>
      }
    />
  );
}
