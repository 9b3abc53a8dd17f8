import { useLingui } from '@lingui/react/macro';
import { Button, MultiSelect } from '@saiwu/ui';
import { useCallback } from 'react';
import { personOption, useFindPeople } from '../../user/use-find-people.ts';
import type { UserRow } from '../../user/user.ts';

interface AddMembersProps {
  roleCode: string;
  /** Whom the button adds. */
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  isPending: boolean;
  onAdd: () => void;
}

/** Finds people and adds them together; who holds the role already cannot be chosen again. */
export function AddMembers({ roleCode, chosen, onChosenChange, isPending, onAdd }: AddMembersProps) {
  const { t } = useLingui();
  const look = useCallback(
    (person: UserRow) => {
      if (!person.roleList.some(({ code }) => code === roleCode)) return personOption(person);
      return { ...personOption(person), isDisabled: true, description: t`已经是成员` };
    },
    [roleCode, t],
  );
  const findPeople = useFindPeople(look);
  const count = chosen.length;
  return (
    <div className="flex items-start gap-2 max-sm:flex-col max-sm:items-stretch">
      <MultiSelect
        aria-label={t`要添加的人`}
        placeholder={t`按姓名查找要添加的人`}
        value={chosen}
        onValueChange={onChosenChange}
        load={findPeople}
        max={1000}
      />
      <Button disabled={count === 0} isPending={isPending} onClick={onAdd} className="shrink-0">
        {count === 0 ? t`添加成员` : t`添加 ${count} 人`}
      </Button>
    </div>
  );
}
