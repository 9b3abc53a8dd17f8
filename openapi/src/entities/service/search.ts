import { z } from 'zod';
import { dateTime, enumeration, id } from '../../rules.ts';
import { contestStates, stageStates } from '../contest/contest.ts';
import { stageKinds } from '../contest/stage-setup.ts';
import { orgTypes } from '../identity/org.ts';

/** The most that a group has. */
export const mostFound = 5;

export const searchQuery = z.object({
  /** Chinese anywhere in a name, its pinyin or their initials, the first figures or letters of a number. */
  text: z.string().trim().max(100, 'rule.max:100'),
});

const foundContest = z.object({ id, title: z.string(), edition: z.int(), state: enumeration(contestStates) });

/** A stage that the caller judges. */
const foundStage = z.object({
  id,
  contestTitle: z.string(),
  kind: enumeration(stageKinds),
  state: enumeration(stageStates),
});

const foundProject = z.object({
  id,
  number: z.string(),
  title: z.string(),
  contestId: id,
  contestTitle: z.string(),
  /** The stage in which the caller judges it; null: it is on the caller's list of projects. */
  judgedIn: id.nullable(),
});

const foundPerson = z.object({ id, account: z.string(), name: z.string(), place: z.string().nullable() });

/** A person in a register, the number as its list shows it. */
const foundInRegister = z.object({ id, name: z.string(), number: z.string(), place: z.string().nullable() });

const foundOrg = z.object({
  id,
  label: z.string(),
  type: enumeration(orgTypes),
  /** The school that it is, or belongs to, as far as the caller sees it. */
  school: z.object({ id, label: z.string() }).nullable(),
});

const foundMessage = z.object({ id, title: z.string(), isRead: z.boolean(), createTime: dateTime });

/** The rows that were found, the nearest first. A group whose list the caller may not see is absent. */
export const found = z.object({
  contests: z.array(foundContest).optional(),
  /** Stages that the caller judges, by the titles of their contests. */
  stages: z.array(foundStage).optional(),
  projects: z.array(foundProject).optional(),
  people: z.array(foundPerson).optional(),
  students: z.array(foundInRegister).optional(),
  teachers: z.array(foundInRegister).optional(),
  /** Schools and colleges. */
  orgs: z.array(foundOrg).optional(),
  messages: z.array(foundMessage).optional(),
});
