import type { AnswerOf } from '@saiwu/api-client';
import { consolePaths, linkTo } from '@saiwu/openapi';
import type { MenuRecord, MenuRecordGroup } from '@saiwu/ui';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';
import type { RecordKind } from './record-kinds.ts';
import { recordIcons } from './record-kinds.ts';

type Found = AnswerOf<'search.find'>;

/** Whether the reader may open the page of a school, and of a college. */
interface May {
  schools: boolean;
  colleges: boolean;
}

/** What was found, by groups, each with the page it leads to. */
export function foundRecords(found: Found, names: Record<RecordKind, string>, may: May): MenuRecordGroup[] {
  const groups: Record<RecordKind, Omit<MenuRecord, 'key' | 'icon'>[]> = {
    contests: (found.contests ?? []).map(({ id, title, edition, state }) => ({
      title,
      note: `${edition} · ${state.desc}`,
      path: linkTo(consolePaths.contest, { id }),
    })),
    stages: (found.stages ?? []).map(({ id, contestTitle, kind, state }) => ({
      title: contestTitle,
      note: `${kind.desc} · ${state.desc}`,
      path: linkTo(consolePaths.judgingStage, { stageId: id }),
    })),
    projects: (found.projects ?? []).map(({ id, title, number, contestId, contestTitle, judgedIn }) => ({
      title,
      note: `${number} · ${contestTitle}`,
      path:
        judgedIn === null
          ? linkTo(consolePaths.project, { id: contestId, projectId: id })
          : linkTo(consolePaths.judgingProject, { stageId: judgedIn, projectId: id }),
    })),
    people: (found.people ?? []).map(({ account, name, place }) => ({
      title: name,
      note: place === null ? account : `${account} · ${place}`,
      path: `${linkTo(consolePaths.users)}?${new URLSearchParams({ account })}`,
    })),
    students: (found.students ?? []).map((person) => inRegister(person, linkTo(consolePaths.students))),
    teachers: (found.teachers ?? []).map((person) => inRegister(person, linkTo(consolePaths.teachers))),
    orgs: (found.orgs ?? []).map(({ id, label, type, school }) => ({
      title: label,
      note: school === null || school.id === id ? type.desc : school.label,
      path:
        type.code === 'college' && may.colleges
          ? linkTo(consolePaths.college, { id })
          : schoolPath(may.schools && school !== null ? school.id : null),
    })),
    messages: (found.messages ?? []).map(({ id, title, createTime }) => ({
      title,
      note: createTime.slice(0, 10),
      path: `${linkTo(consolePaths.message)}?${new URLSearchParams({ id, type: 'view' })}`,
    })),
  };
  return kinds.map((kind) => ({
    key: kind,
    title: names[kind],
    records: groups[kind].map((record) => ({
      ...record,
      key: `${kind} ${record.path} ${record.title}`,
      icon: <MenuIcon name={recordIcons[kind]} />,
    })),
  }));
}

const kinds = ['contests', 'stages', 'projects', 'people', 'students', 'teachers', 'orgs', 'messages'] as const;

/** A person stands on the list, which is filtered by the name: of two of one name the number tells. */
function inRegister({ name, number, place }: NonNullable<Found['students']>[number], list: string): Omit<MenuRecord, 'key' | 'icon'> {
  return { title: name, note: place === null ? number : `${number} · ${place}`, path: `${list}?${new URLSearchParams({ keyword: name })}` };
}

/** A college stands on its school's page where it has none of its own; who may not open that has the tree. */
function schoolPath(id: string | null): string {
  return id === null ? linkTo(consolePaths.orgs) : linkTo(consolePaths.school, { id });
}
