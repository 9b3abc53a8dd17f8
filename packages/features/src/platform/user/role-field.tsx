import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import type { userSave } from '@saiwu/openapi';
import { Alert, Button, createForm, MultiSelect } from '@saiwu/ui';
import type { z } from 'zod';
import { useCan } from '../../lib/api/access.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { useGivableRoles } from './use-givable-roles.ts';
import { user, type UserRow } from './user.ts';

const { FormField } = createForm<z.input<typeof userSave>>();

/** The roles that the reader may give. Whoever has none can do nothing, which is said where somebody new is about to have none. */
export function RoleField({ isNew, row }: { isNew: boolean; row: UserRow | null }) {
  const { t } = useLingui();
  const can = useCan();
  const label = useLabels(user);
  const roles = useGivableRoles();
  if (!can('user.givableRoles'))
    return isNew ? (
      <Alert>
        <Trans>新用户没有角色，登录后什么都做不了。请让能分配角色的管理员给他分配。</Trans>
      </Alert>
    ) : null;
  const held = isNew ? [] : (row?.roleList ?? []);
  const isGivable = (id: string) => roles?.some((role) => role.id === id) === true;
  const kept = roles === undefined ? [] : held.filter(({ id }) => !isGivable(id));
  // the form was opened before it was known which these are
  const heldIds = held.flatMap(({ id }) => (isGivable(id) ? [id] : []));
  const keptNames = kept.map(({ name }) => name).join(t`、`);
  return (
    <FormField name="roleIds" label={label('roleList')} help={keptNames === '' ? undefined : t`「${keptNames}」不由你分配，会保留`}>
      {(field) => (
        <div className="flex flex-col gap-2">
          <MultiSelect
            {...field}
            disabled={field.disabled === true || roles === undefined}
            value={field.value ?? heldIds}
            onValueChange={field.onValueChange}
            options={(roles ?? []).map(({ id, name, describe, code }) => ({ value: id, label: name, description: describe || code }))}
            placeholder={t`选择角色`}
          />
          {kept.length + (field.value ?? heldIds).length === 0 && roles !== undefined && (
            <NoRole offered={modest(roles ?? [])} onTake={(id) => field.onValueChange([id])} />
          )}
        </div>
      )}
    </FormField>
  );
}

type Role = AnswerOf<'user.givableRoles'>[number];

function NoRole({ offered, onTake }: { offered: Role | undefined; onTake: (id: string) => void }) {
  const name = offered?.name ?? '';
  return (
    <Alert
      tone="warning"
      actions={
        offered && (
          <Button variant="outline" size="small" onClick={() => onTake(offered.id)}>
            <Trans>设为「{name}」</Trans>
          </Button>
        )
      }
    >
      <Trans>没有角色的用户登录后什么都做不了。</Trans>
    </Alert>
  );
}

/** What is offered to somebody of whom nothing is known: a role that reaches their own rows alone. */
function modest(roles: readonly Role[]): Role | undefined {
  return roles.find(({ code }) => code === 'TEACHER') ?? roles.find(({ dsType }) => dsType.code === 'SELF');
}
