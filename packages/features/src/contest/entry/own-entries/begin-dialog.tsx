import { FormDialog, useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, entryBegin } from '@saiwu/openapi';
import { createForm, Input, Select } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import type { z } from 'zod';
import { useActForm } from '../../../lib/api/use-act-form.ts';
import type { OpenContest } from '../../answers.ts';

const { FormField } = createForm<z.input<typeof entryBegin>, z.output<typeof entryBegin>>();

/** A project in two fields; the rest is filled in on its page. */
export function BeginDialog({ contest, onClose }: { contest: OpenContest; onClose: () => void }) {
  const { t } = useLingui();
  const goOn = useGoOn();
  const { id, title, tracks } = contest;
  const [only, ...others] = tracks;
  const { form, submit, isPending } = useActForm('entry.begin', {
    schema: entryBegin,
    defaultValues: { contestId: id, track: others.length === 0 ? (only ?? '') : '', title: '' },
    success: t`已发起，接着填写其余内容`,
    invalidates: ['entry'],
    onDone: ({ id: made }) => {
      onClose();
      goOn(generatePath(consolePaths.ownEntry, { id: made }));
    },
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`参加「${title}」`}
      description={t`你是项目的负责人。名称和赛道以后可以改。`}
      submitLabel={t`发起项目`}
    >
      <FormField name="track" label={t`赛道`} isRequired>
        {(field) => <Select {...field} options={tracks.map((track) => ({ value: track, label: track }))} />}
      </FormField>
      <FormField name="title" label={t`项目名称`} isRequired>
        {(field) => <Input {...field} maxLength={100} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
