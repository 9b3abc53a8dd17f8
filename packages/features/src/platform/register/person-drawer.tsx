import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { studentFields, teacherFields } from '@saiwu/openapi';
import { Badge, Button, confirm, DescriptionList, Drawer, EmptyState, Timeline, type Description, type TimelineEvent } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { minutes } from '../../lib/language/show.ts';
import type { Person, Register } from './register.ts';
import { SecretValue } from './secret-value.tsx';

interface PersonDrawerProps {
  register: Register;
  id: string;
  onClose: () => void;
}

/** Somebody of a register: what is known, whose account it is, and what became of them. */
export function PersonDrawer({ register, id, onClose }: PersonDrawerProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery<Person>(queryOf(`${register}.get`, { path: { id } }) as object as { queryKey: [string] }); // either answer is a person
  return (
    <Drawer isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={query.data?.name ?? t`查看`}>
      <Loaded query={query}>
        {(person) => (
          <div className="flex flex-col gap-6">
            <Facts register={register} person={person} />
            <Account register={register} person={person} />
            <History register={register} id={id} />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}

function Facts({ register, person }: { register: Register; person: Person }) {
  const { t, i18n } = useLingui();
  const { id, number, phone, echoMap } = person;
  const own: Description[] =
    'jobTitle' in person
      ? [{ label: i18n._(teacherFields.jobTitle), value: person.echoMap.jobTitle }]
      : [
          { label: i18n._(studentFields.major), value: person.major },
          { label: i18n._(studentFields.year), value: person.year },
          { label: i18n._(studentFields.degree), value: person.echoMap.degree },
          ...(person.graduateTime === null ? [] : [{ label: t`毕业时间`, value: minutes(person.graduateTime) }]),
        ];
  const numberLabel = i18n._((register === 'student' ? studentFields : teacherFields).number);
  return (
    <DescriptionList
      items={[
        {
          label: numberLabel,
          value: <SecretValue key={number} register={register} id={id} field="number" label={numberLabel} shown={number} />,
        },
        { label: i18n._(studentFields.orgId), value: echoMap.orgId?.label },
        {
          label: i18n._(studentFields.phone),
          value: phone && (
            <SecretValue key={phone} register={register} id={id} field="phone" label={i18n._(studentFields.phone)} shown={phone} />
          ),
        },
        ...own,
      ]}
    />
  );
}

function Account({ register, person }: { register: Register; person: Person }) {
  const { t } = useLingui();
  const can = useCan();
  const { mutate, isPending } = useAct(`${register}.unlink`, { success: t`已取消关联`, invalidates: [register] });
  const { id, account, name } = person;

  async function unlink() {
    const description = t`账号「${account}」不再是「${name}」，本人也不会再被询问。`;
    if (await confirm({ title: t`取消关联？`, description, confirmLabel: t`取消关联`, isDanger: true })) mutate({ path: { id } });
  }

  return (
    <section>
      <h3 className="mb-2 font-medium">{t`账号`}</h3>
      {account === null ? (
        <p className="text-fg-muted">{t`还没有关联账号。有了编号或姓名、手机都相同的账号后，本人登录时会被问到「这是你吗」，由本人确认。`}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span>{account}</span>
          {'isJudge' in person && person.isJudge && <Badge tone="info">{t`也是评委`}</Badge>}
          {can(`${register}.unlink`) && (
            <Button variant="outline" size="small" isPending={isPending} onClick={() => void unlink()}>
              {t`取消关联`}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function History({ register, id }: { register: Register; id: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf(`${register}.history`, { path: { id } }));
  return (
    <section>
      <h3 className="mb-2 font-medium">{t`经过`}</h3>
      <Loaded query={query}>
        {(past) =>
          past.length === 0 ? (
            <EmptyState size="sm" title={t`还没有变动`} />
          ) : (
            <Timeline
              label={t`经过`}
              events={past.map(({ id: key, act, author, createTime, fromOrg, toOrg, note }): TimelineEvent => ({
                key,
                title: author === null ? act.desc : t`${act.desc}（${author}）`,
                time: minutes(createTime),
                ...((toOrg !== null || note !== null) && {
                  description: (
                    <>
                      {toOrg !== null && <p>{`${fromOrg} → ${toOrg}`}</p>}
                      {note !== null && <p className="wrap-anywhere">{note}</p>}
                    </>
                  ),
                }),
              }))}
            />
          )
        }
      </Loaded>
    </section>
  );
}
