import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Badge, confirm, DropdownMenu, IconButton, Input, type MenuItem } from '@saiwu/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { placeId } from '../places.ts';
import { useTeamAnswer } from './use-team-answer.ts';

interface PersonRowProps {
  entry: Entry;
  person: Entry['people'][number];
  mayChange: boolean;
  onTask: (task: string) => void;
}

/** Somebody behind a project: who, what they do in it, and what the leader may do about it. */
export function PersonRow({ entry, person, mayChange, onTask }: PersonRowProps) {
  const { t } = useLingui();
  const answered = useTeamAnswer(entry.id);
  const { name, number, phone, orgLabel, part, position, task, isMe, hasConsented, userId } = person;
  const [typed, setTyped] = useState(task ?? '');
  const [shown, setShown] = useState(task);
  // somebody else has written it
  if (task !== shown) {
    setShown(task);
    setTyped(task ?? '');
  }
  const path = { id: entry.id };
  const remove = useAct('entry.removePerson', { success: t`已移出「${name}」` });
  const offer = useAct('entry.invite', { success: t`已请「${name}」接任，等待答复`, invalidates: ['entry.get'] });

  async function takeOut() {
    const isSure = await confirm({
      title: t`移出「${name}」？`,
      description: t`对方会收到消息，不再能看到这个项目。`,
      confirmLabel: t`移出`,
      isDanger: true,
    });
    const version = entry.sections.find(({ section }) => section === 'TEAM')?.version ?? 0;
    if (!isSure || part.code === 'LEADER') return;
    remove.mutate({ path, body: { version, part: part.code, position } }, answered);
  }

  const items: MenuItem[] = [
    ...(part.code === 'MEMBER' && userId !== null
      ? [
          {
            key: 'lead',
            label: t`请其接任负责人`,
            onSelect: () => offer.mutate({ path, body: { part: 'LEADER', channel: 'USER', userId } }),
          },
        ]
      : []),
    { key: 'remove', label: t`移出`, isDanger: true, onSelect: () => void takeOut() },
  ];
  return (
    <div
      id={placeId(part.code === 'ADVISOR' ? 'ADVISORS' : 'TEAM', `${part.code}-${position}`)}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"
    >
      <div className="min-w-32 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {part.code === 'LEADER' && <Badge tone="info">{part.desc}</Badge>}
          {isMe && <Badge>{t`我`}</Badge>}
          {hasConsented === false && isAllowed(entry.actions, 'save') && <Badge tone="warning">{t`未同意须知`}</Badge>}
        </p>
        <p className="text-xs text-fg-muted tabular-nums wrap-anywhere">{[number, phone, orgLabel].filter(Boolean).join(' · ')}</p>
      </div>
      {mayChange && part.code !== 'ADVISOR' ? (
        <Input
          aria-label={t`「${name}」的分工`}
          placeholder={t`分工`}
          className="w-36 max-sm:w-full"
          maxLength={50}
          value={typed}
          onValueChange={setTyped}
          onBlur={() => typed.trim() !== (task ?? '') && onTask(typed.trim())}
        />
      ) : (
        task !== null && <span className="text-sm text-fg-muted">{task}</span>
      )}
      {mayChange && part.code !== 'LEADER' && (
        <DropdownMenu
          trigger={
            <IconButton label={t`对「${name}」的操作`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={items}
        />
      )}
    </div>
  );
}
