import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { Button, CopyButton } from '@saiwu/ui';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { ProjectDetail } from '../answers.ts';

interface ProjectPersonProps {
  projectId: string;
  person: ProjectDetail['people'][number];
}

/** Somebody of a project, with number and phone; these are shown whole when somebody asks for them, which the operation log keeps. */
export function ProjectPerson({ projectId, person }: ProjectPersonProps) {
  const { t } = useLingui();
  const can = useCan();
  const { part, position, name } = person;
  const [whole, setWhole] = useState<AnswerOf<'project.reveal'> | null>(null);
  const { mutate, isPending } = useAct('project.reveal', { invalidates: [] });
  const { number, phone } = whole ?? person;
  const isHidden = whole === null && [number, phone].some((fact) => fact?.includes('*'));
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span>{name}</span>
      <Fact value={number} canCopy={whole !== null} label={t`复制${name}的编号`} />
      <Fact value={phone} canCopy={whole !== null} label={t`复制${name}的手机号`} />
      {isHidden && can('project.reveal') && (
        <Button
          variant="ghost"
          size="small"
          isPending={isPending}
          aria-label={t`显示${name}的完整号码`}
          onClick={() => mutate({ body: { id: projectId, part, position } }, { onSuccess: setWhole })}
        >
          {t`显示`}
        </Button>
      )}
    </span>
  );
}

function Fact({ value, canCopy, label }: { value: string | null; canCopy: boolean; label: string }) {
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-fg-muted">
      <span>{value}</span>
      {canCopy && <CopyButton text={value} label={label} />}
    </span>
  );
}
