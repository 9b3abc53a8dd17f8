import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ContestFormReturn } from './contest-form.ts';
import { localMinutes } from '../show.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

interface DraftKeeperProps {
  form: ContestFormReturn;
  storageKey: string;
  /** The version the form was opened with; null for a new contest. */
  version: number | null;
  /** Called with the version the restored draft was typed over. */
  onRestore: (version: number | null) => void;
}

/** Keeps unsaved input on this machine while it is typed, and offers back what an earlier visit left. */
export function DraftKeeper({ form, storageKey, version, onRestore }: DraftKeeperProps) {
  const { t } = useLingui();
  const [offered, setOffered] = useState(() => readDraft(storageKey, Date.now()));
  const { isDirty } = useFormState({ control: form.control });

  useEffect(() => {
    if (!isDirty) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => writeDraft(storageKey, { savedAt: Date.now(), version, values: form.getValues() });
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, 800);
      },
    });
    keep();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isDirty, storageKey, version, form]);

  if (offered === null) return null;
  const draftTitle = offered.values.title.trim();
  const time = localMinutes(offered.savedAt);
  return (
    <Alert
      tone="info"
      title={draftTitle === '' ? t`有一份没提交的草稿` : t`有一份没提交的草稿：“${draftTitle}”`}
      actions={
        <>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              form.reset(offered.values, { keepDefaultValues: true });
              onRestore(offered.version);
              setOffered(null);
            }}
          >
            {t`恢复草稿`}
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              removeDraft(storageKey);
              setOffered(null);
            }}
          >
            {t`丢弃草稿`}
          </Button>
        </>
      }
    >
      {t`保存于 ${time}，只在这台设备上`}
    </Alert>
  );
}
