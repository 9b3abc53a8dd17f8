import { createForm, Input, Select } from '@saiwu/ui';
import { z } from 'zod';
import type { ResourceForm } from './form/edit-dialog.tsx';
import type { Team } from './story-teams.ts';

export const teamSchema = z.object({ name: z.string().min(1, '请填写名称'), leader: z.string(), state: z.enum(['open', 'closed']) });

const { FormField } = createForm<z.input<typeof teamSchema>>();

export function teamValues(team: Team | null): z.input<typeof teamSchema> {
  return { name: team?.name ?? '', leader: team?.leader ?? '', state: team?.state ?? 'open' };
}

export const teamStates: { value: Team['state']; label: string }[] = [
  { value: 'open', label: '报名中' },
  { value: 'closed', label: '已关闭' },
];

export function TeamFields() {
  return (
    <>
      <FormField name="name" label="名称" isRequired>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="leader" label="队长">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="state" label="状态">
        {(field) => <Select {...field} options={teamStates} />}
      </FormField>
    </>
  );
}

/** The form of a team, for stories. */
export const teamForm: ResourceForm<Team> = { save: teamSchema, update: teamSchema, valuesOf: teamValues, Fields: TeamFields };
