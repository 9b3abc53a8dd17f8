import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Segmented } from '@saiwu/ui';
import { useState } from 'react';
import type { ContestFormReturn } from '../contest-form.ts';
import { PreviewForm } from './preview-form.tsx';

/** The entry form as a student sees it, at the width of a desk or of a phone. What is typed into it goes nowhere. */
export function EntryPreview({ form, onClose }: { form: ContestFormReturn; onClose: () => void }) {
  const { t } = useLingui();
  const [width, setWidth] = useState<'desk' | 'phone'>('desk');
  const { title, tracks, setup } = form.getValues();
  return (
    <Dialog
      isOpen
      size="xl"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`预览报名表`}
      description={t`学生看到的样子，可以试填，不会保存`}
      footer={<Button onClick={onClose}>{t`关闭预览`}</Button>}
    >
      <div className="flex flex-col items-center gap-4">
        <Segmented
          aria-label={t`宽度`}
          className="max-sm:hidden"
          value={width}
          onValueChange={setWidth}
          options={[
            { value: 'desk', label: t`电脑` },
            { value: 'phone', label: t({ message: '手机', context: '宽度' }) },
          ]}
        />
        <div className={`w-full min-w-0 ${width === 'phone' ? 'max-w-[390px] rounded-card border border-border p-4' : 'max-w-[720px]'}`}>
          <PreviewForm title={title} tracks={tracks} setup={setup ?? {}} />
        </div>
      </div>
    </Dialog>
  );
}
