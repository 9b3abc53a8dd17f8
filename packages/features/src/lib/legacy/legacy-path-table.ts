/** What an id in an old address may name; `level` is the kind of a stage, as boards have it in their path. */
export type LegacyKind = 'contest' | 'project' | 'stage' | 'judge' | 'school' | 'college' | 'level';

/** An old address and the canonical path that it stands for. */
export interface LegacyRow {
  /** Without a slash at its end. An id may follow, after a slash or without one, or stand in the query. */
  from: string;
  /** Its parameters are named by what their ids name. */
  to: string;
  /** What the id of the old address names. Absent: it carries none. */
  id?: LegacyKind;
}

/**
 * Every path of the specification (§2) that is not canonical itself. Most are shortened pinyin: `ygpsz` is 院管 评审中. `yg` stands for the
 * college's administrator, `xg` for the school's.
 */
export const legacyTable: readonly LegacyRow[] = [
  { from: '/daoqitixing', to: '/expired' },
  { from: '/bannerManage', to: '/banners' },

  { from: '/dasaileibiao', to: '/contests' },
  { from: '/cjdasai', to: '/contests/new' },
  { from: '/bj', to: '/contests/:contest/edit', id: 'contest' },
  { from: '/bmks', to: '/contests/:contest/projects', id: 'contest' },
  { from: '/viewLtemsindex', to: '/my-projects' },
  { from: '/viewLtems', to: '/contests/:contest/projects/:project', id: 'project' },
  { from: '/vigg', to: '/contests/:contest/projects/:project', id: 'project' },
  { from: '/xiangmuxingqing', to: '/contests/:contest/projects/:project', id: 'project' },
  { from: '/management', to: '/judges' },
  { from: '/projects', to: '/judging/:stage', id: 'stage' },
  { from: '/particulars', to: '/judging/:stage/:project', id: 'project' },
  { from: '/pwfp', to: '/contests/:contest/assignments', id: 'contest' },
  { from: '/fenpxm', to: '/judges/:judge/assignments', id: 'judge' },
  { from: '/grfpxm', to: '/judges/:judge/assignments', id: 'judge' },
  { from: '/ygwks', to: '/contests/:contest/review/college/pending', id: 'contest' },
  { from: '/ygpsz', to: '/contests/:contest/review/college/running', id: 'contest' },
  { from: '/ygpswc', to: '/contests/:contest/review/college/scored', id: 'contest' },
  { from: '/ygpsjs', to: '/contests/:contest/review/college/closed', id: 'contest' },
  { from: '/xgpsz', to: '/contests/:contest/review/school/running', id: 'contest' },
  { from: '/xgpswc', to: '/contests/:contest/review/school/scored', id: 'contest' },
  { from: '/xgpswcxm', to: '/contests/:contest/review/school/projects/:project', id: 'project' },
  { from: '/ygchakanxiangmu', to: '/contests/:contest/review/college/projects/:project', id: 'project' },
  { from: '/pszxmxq', to: '/contests/:contest/review/:level/projects/:project', id: 'project' },
  { from: '/jiarufusai', to: '/contests/:contest/promotion', id: 'contest' },
  { from: '/cesgy', to: '/review-overview' },

  { from: '/xuhao', to: '/schools' },
  { from: '/thenewschool', to: '/schools/new' },
  { from: '/examineschool', to: '/schools/:school', id: 'school' },
  { from: '/schoolDetail_page', to: '/schools/:school', id: 'school' },
  { from: '/examinecollege', to: '/colleges' },
  { from: '/creatInstitute_page', to: '/colleges/new' },
  { from: '/examinecollege/examinecolleges', to: '/colleges/:college', id: 'college' },
  { from: '/xueyuanxingqing', to: '/colleges/:college', id: 'college' },
  { from: '/attestation', to: '/certifications' },
  { from: '/genguestdata', to: '/makers' },
  { from: '/genguestdatas', to: '/makers/college' },
  { from: '/examinedata', to: '/data' },
  { from: '/exam', to: '/data' },
  { from: '/chakanshuju', to: '/data' },
  { from: '/examinedata/megagame', to: '/data/contests' },
  { from: '/examinedata/tercher', to: '/data/teachers' },
  { from: '/examinedata/student', to: '/data/students' },
  { from: '/examinedata/project', to: '/data/projects' },
  { from: '/BP', to: '/business-plans' },
  { from: '/fjxz1', to: '/attachments/contest' },
  { from: '/fjxz2', to: '/attachments/project' },
  { from: '/fjxz5', to: '/attachments/certification' },
  { from: '/resou', to: '/messages/compose' },
  { from: '/resources/msg/edit', to: '/messages/edit' },
  { from: '/resources/sms/edit', to: '/sms/edit' },
  { from: '/profile/index', to: '/profile' },
];

/** Where one chooses, by what is missing: lists that are pages of their own. What is not here, a picker asks for. */
export const legacyLists: Partial<Record<LegacyKind, string>> = { stage: '/judging', school: '/schools', college: '/colleges' };
