import { FormDialog } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { certificationAsk, certifiedRoleNames } from '@saiwu/openapi';
import { createForm, Select, Textarea } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import type { OwnRequest } from './certification.ts';
import { EvidenceField } from './evidence-field.tsx';
import { PlaceFields } from './place-fields.tsx';

type Values = z.input<typeof certificationAsk>;

const { FormField } = createForm<Values>();

interface AskDialogProps {
  /** What is asked again. */
  from: OwnRequest | null;
  home: AnswerOf<'certification.mine'>['home'];
  barred: AnswerOf<'certification.mine'>['barred'];
  onClose: () => void;
}

/** Asks to be certified; asked again it begins with what was asked before. */
export function AskDialog({ from, home, barred, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const { form, submit, isPending } = useActForm('certification.ask', {
    schema: certificationAsk,
    defaultValues: {
      // nothing is chosen for somebody who asks for the first time
      ...(from !== null && { roleCode: from.role.code }),
      schoolId: from?.schoolId ?? home.schoolId ?? '',
      collegeId: (from === null ? home.collegeId : from.collegeId) ?? '',
      evidenceIds: from?.evidence.map(({ id }) => id) ?? [],
      note: from?.note ?? '',
    },
    success: t`申请已提交，有结果时会收到消息`,
    invalidates: ['certification'],
    onDone: onClose,
  });
  const roleCode = useWatch({ control: form.control, name: 'roleCode' });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={from === null ? t`申请认证` : t`再次申请认证`}
      description={t`材料只有你和审批的管理员看得到。`}
      submitLabel={t`提交申请`}
      size="lg"
    >
      <FormField name="roleCode" label={t`申请角色`} help={barred.find((one) => one.roleCode === roleCode)?.reason} isRequired>
        {(field) => <Select {...field} value={field.value ?? ''} options={optionsOf(certifiedRoleNames)} />}
      </FormField>
      <PlaceFields roleCode={roleCode} />
      <EvidenceField kept={from?.evidence ?? []} />
      <FormField name="note" label={t`说明`} help={t`工号、学号、职务等，方便核对`}>
        {(field) => <Textarea {...field} value={field.value ?? ''} rows={2} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
