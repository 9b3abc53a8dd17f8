import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, cn, SortList } from '@saiwu/ui';
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { AutosavePartsContext } from '../../../crud/autosave/autosave-parts.ts';
import { partOf } from '../../../lib/app/later.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { HereIn } from '../here/here.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { OpenLinks } from './open-links.tsx';
import { partName } from '../parts/part-name.ts';
import { PersonRow } from './person-row.tsx';
import { placeId } from '../places.ts';
import { useTeamAnswer } from './use-team-answer.ts';

type Person = Entry['people'][number];
type Channel = ComponentProps<typeof InviteDialog>['channel'];

/** The team, or its advisors: in their order, with what each does; whoever was asked and has not answered stands below. */
export function TeamPart({ entry, isAdvisors }: { entry: Entry; isAdvisors: boolean }) {
  const { t } = useLingui();
  const [inviting, setInviting] = useState<Channel | null>(null);
  const { id, people, invitations, form, actions, sections } = entry;
  const mayChange = isAllowed(actions, 'invite');
  const answered = useTeamAnswer(id);
  const save = useAct('entry.save', { invalidates: [] });
  const parts = useContext(AutosavePartsContext);
  const writing = useRef<Promise<boolean>>(Promise.resolve(true));
  const name = `${isAdvisors ? 'ADVISORS' : 'TEAM'} of ${partName(id, 'TEAM')}`;
  useEffect(
    () =>
      parts?.join(name, () => {
        const last = writing.current;
        // whoever was told that it failed decides what becomes of it
        writing.current = Promise.resolve(true);
        return last;
      }),
    [parts, name],
  );
  const isHere = ({ part }: Pick<Person, 'part'>) => (part.code === 'ADVISOR') === isAdvisors;
  const here = people.filter(isHere);
  const leader = here.find(({ part }) => part.code === 'LEADER');
  const sortable = here.filter((one) => one !== leader);
  // nobody joins what is handed in
  const open = isAllowed(actions, 'save') ? invitations.filter((one) => isHere(one)) : [];
  // whoever comes by a link is not known yet
  const [links, asked] = [open.filter(({ to }) => to === null), open.filter(({ to }) => to !== null)];
  const { min, max, advisorsMin, advisorsMax } = form.team;
  const [least, most] = isAdvisors ? [advisorsMin, advisorsMax] : [min, max];
  const count = here.length;

  function write(ordered: readonly Person[], change: { of: Person; task: string } | null = null) {
    const version = sections.find(({ section }) => section === 'TEAM')?.version ?? 0;
    const all = isAdvisors ? [...people.filter((one) => !isHere(one)), ...ordered] : [...ordered, ...people.filter((one) => !isHere(one))];
    const body = all.map((one) => ({
      part: one.part.code,
      position: one.position,
      task: change?.of === one ? change.task : one.task,
    }));
    const sent = save.mutateAsync({ path: { id }, body: { section: 'TEAM', version, people: body } }, answered);
    writing.current = sent.then(
      () => true,
      () => false,
    );
  }

  function move(key: string, after: string | null) {
    const moved = sortable.find((one) => keyOf(one) === key);
    if (moved === undefined) return;
    const others = sortable.filter((one) => one !== moved);
    const place = after === null ? 0 : others.findIndex((one) => keyOf(one) === after) + 1;
    others.splice(place, 0, moved);
    write(leader === undefined ? others : [leader, ...others]);
  }

  const row = (person: Person) => (
    <PersonRow
      key={keyOf(person)}
      entry={entry}
      person={person}
      mayChange={mayChange}
      onTask={(task) => write(here, { of: person, task })}
    />
  );
  return (
    <Card
      id={placeId(isAdvisors ? 'ADVISORS' : 'TEAM')}
      tabIndex={-1}
      title={isAdvisors ? t`指导教师` : t`团队`}
      actions={
        <>
          <HereIn section={isAdvisors ? 'ADVISORS' : 'TEAM'} />
          {mayChange && (
            <Button variant="outline" size="small" onClick={() => setInviting(isAdvisors ? 'NUMBER' : 'LINK')}>
              {isAdvisors ? t`邀请教师` : t`邀请成员`}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-2 text-sm text-fg-muted">
        {least === most ? t`${count} 人，要求 ${most} 人` : t`${count} 人，要求 ${least}–${most} 人`}
      </p>
      {leader !== undefined && <div className={cn('py-2', sortable.length > 0 && 'border-b border-border')}>{row(leader)}</div>}
      {mayChange && sortable.length > 1 ? (
        <SortList items={sortable} keyOf={keyOf} nameOf={({ name }) => name} renderItem={row} onMove={move} />
      ) : (
        <ul className="divide-y divide-border">
          {sortable.map((person) => (
            <li key={keyOf(person)} className="py-2">
              {row(person)}
            </li>
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <section className="mt-3 flex flex-col gap-1">
          <h3 className="text-sm font-medium">{t`等待答复`}</h3>
          <ul className="divide-y divide-border">
            {asked.map((invitation) => (
              <li key={invitation.id} className="py-2">
                <InvitationRow entryId={id} invitation={invitation} mayChange={mayChange} onChanged={answered.onSuccess} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <OpenLinks entryId={id} links={links} mayChange={mayChange} onChanged={answered.onSuccess} onAnother={() => setInviting('LINK')} />
      )}
      {inviting !== null && <InviteDialog entry={entry} isAdvisor={isAdvisors} channel={inviting} onClose={() => setInviting(null)} />}
    </Card>
  );
}

const InviteDialog = partOf(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/**
 * Who it is, wherever they stand: what is typed beside somebody goes with them. Those of a sheet have no account, and nobody moves them.
 */
function keyOf({ userId, part, position }: Person): string {
  return userId ?? `${part.code}-${position}`;
}
