import { msg } from '@lingui/core/macro';
import { consolePaths } from '@saiwu/openapi';
import { page, type Page } from '../lib/app/page.tsx';
import { legacyPath } from '../lib/legacy/legacy-path.ts';

/** The contest screens by path. */
export const contestRoutes: Page[] = [
  page(consolePaths.contests, { title: msg`大赛列表`, operation: 'contest.page' }, async () => ({
    Screen: (await import('./contests/contest-list-screen.tsx')).ContestListScreen,
  })),
  page(consolePaths.newContest, { title: msg`创建大赛`, operation: 'contest.save' }, async () => ({
    Screen: (await import('./editor/beginning/new-contest-screen.tsx')).NewContestScreen,
  })),
  page(consolePaths.contestTemplates, { title: msg`大赛模板`, operation: 'contestTemplate.page' }, async () => ({
    Screen: (await import('./templates/template-list-screen.tsx')).TemplateListScreen,
  })),
  page(consolePaths.newContestTemplate, { title: msg`新建大赛模板`, operation: 'contestTemplate.save' }, async () => ({
    Screen: (await import('./templates/template-screen.tsx')).NewTemplateScreen,
  })),
  page(consolePaths.contestTemplate, { title: msg`编辑大赛模板`, operation: 'contestTemplate.update' }, async () => ({
    Screen: (await import('./templates/template-screen.tsx')).TemplateScreen,
  })),
  page(consolePaths.sheetMaps, { title: msg`申报汇总表`, operation: 'sheetMap.page' }, async () => ({
    Screen: (await import('./sheets/sheet-map-list-screen.tsx')).SheetMapListScreen,
  })),
  page(consolePaths.newSheetMap, { title: msg`新建申报汇总表`, operation: 'sheetMap.save' }, async () => ({
    Screen: (await import('./sheets/sheet-map-screen.tsx')).NewSheetMapScreen,
  })),
  page(consolePaths.sheetMap, { title: msg`编辑申报汇总表`, operation: 'sheetMap.update' }, async () => ({
    Screen: (await import('./sheets/sheet-map-screen.tsx')).SheetMapScreen,
  })),
  page(
    consolePaths.contest,
    { title: msg`大赛`, short: msg({ message: '概况', context: '大赛' }), operation: 'contest.get' },
    async () => ({
      Screen: (await import('./place/contest-screen.tsx')).ContestScreen,
    }),
  ),
  page(
    consolePaths.editContest,
    { title: msg`编辑大赛`, short: msg({ message: '设置', context: '大赛' }), operation: 'contest.update' },
    async () => ({
      Screen: (await import('./editor/edit-contest-screen.tsx')).EditContestScreen,
    }),
  ),
  page(
    consolePaths.projects,
    { title: msg`大赛项目`, short: msg({ message: '项目', context: '多个' }), operation: 'project.page' },
    async () => ({
      Screen: (await import('./projects/project-list-screen.tsx')).ProjectListScreen,
    }),
  ),
  page(
    consolePaths.project,
    // everybody reaches it, each their own page of it
    { title: msg`项目详情`, short: msg({ message: '项目', context: '一个' }), operation: 'legacy.place' },
    async () => ({
      Screen: (await import('./projects/project-screen.tsx')).ProjectScreen,
    }),
  ),
  page(consolePaths.alikes, { title: msg`查重`, operation: 'radar.page' }, async () => ({
    Screen: (await import('./radar/alike-list-screen.tsx')).AlikeListScreen,
  })),
  page(consolePaths.alike, { title: msg`查重对比`, operation: 'radar.get' }, async () => ({
    Screen: (await import('./radar/alike-screen.tsx')).AlikeScreen,
  })),
  page(consolePaths.assignments, { title: msg`评委分配`, short: msg`分配`, operation: 'assignment.propose' }, async () => ({
    Screen: (await import('./assignments/assignment-screen.tsx')).AssignmentScreen,
  })),
  page(
    consolePaths.board,
    { title: msg`评审进度`, short: msg({ message: '评审', context: '阶段' }), operation: 'stage.get' },
    async () => ({
      Screen: (await import('./review/stage-board-screen.tsx')).StageBoardScreen,
    }),
  ),
  // shortened by hand, or of the time when every level had a board of its own
  page(
    '/contests/:id/review',
    { title: msg`评审进度`, short: msg({ message: '评审', context: '阶段' }), operation: 'stage.get' },
    async () => ({
      Screen: (await import('./review/stage-board-screen.tsx')).StageBoardScreen,
    }),
  ),
  page(
    '/contests/:id/review/:level/projects/:projectId',
    { title: msg`项目详情`, short: msg({ message: '项目', context: '一个' }), operation: 'legacy.place' },
    async () => ({
      Screen: (await import('./projects/project-screen.tsx')).ReviewedProjectScreen,
    }),
  ),
  page(
    '/contests/:id/promotion',
    { title: msg`评审结果`, short: msg({ message: '结果', context: '大赛' }), operation: 'result.page' },
    async () => ({
      Screen: (await import('./results/promotion-screen.tsx')).PromotionScreen,
    }),
  ),
  page(
    consolePaths.results,
    { title: msg`评审结果`, short: msg({ message: '结果', context: '大赛' }), operation: 'result.page' },
    async () => ({
      Screen: (await import('./results/result-list-screen.tsx')).ResultListScreen,
    }),
  ),
  page(consolePaths.ownPlan, { title: msg`商业计划书`, short: msg`计划书`, operation: 'plan.get' }, async () => ({
    Screen: (await import('./plan/plan-screen.tsx')).PlanScreen,
  })),
  page(consolePaths.ownPlanPages, { title: msg`计划书打印预览`, short: msg`打印预览`, operation: 'plan.get' }, async () => ({
    Screen: (await import('./plan/pages/plan-pages.tsx')).OwnPlanPages,
  })),
  page(consolePaths.planPages, { title: msg`计划书打印预览`, short: msg`打印预览`, operation: 'plan.read' }, async () => ({
    Screen: (await import('./plan/pages/plan-pages.tsx')).ProjectPlanPages,
  })),
  page(consolePaths.ownEntries, { title: msg`我的项目`, operation: 'entry.mine' }, async () => ({
    Screen: (await import('./entry/own-entries/own-entries-screen.tsx')).OwnEntriesScreen,
  })),
  page(
    consolePaths.ownEntry,
    { title: msg`我的项目`, short: msg({ message: '项目', context: '一个' }), operation: 'entry.get' },
    async () => ({
      Screen: (await import('./entry/entry-screen.tsx')).EntryScreen,
    }),
  ),
  page(consolePaths.judging, { title: msg`我的评审`, operation: 'judging.stages' }, async () => ({
    Screen: (await import('./judging/judging-stages-screen.tsx')).JudgingStagesScreen,
  })),
  page(consolePaths.judgingStage, { title: msg`评审项目`, short: msg`评审`, operation: 'judging.page' }, async () => ({
    Screen: (await import('./judging/judging-list-screen.tsx')).JudgingListScreen,
  })),
  page(consolePaths.judgingProject, { title: msg`项目评审`, short: msg`打分`, operation: 'judging.get' }, async () => ({
    Screen: (await import('./judging/scoring-screen.tsx')).ScoringScreen,
  })),
  page(consolePaths.judges, { title: msg`评委管理`, operation: 'judge.page' }, async () => ({
    Screen: (await import('./judges/judge-list-screen.tsx')).JudgeListScreen,
  })),
  page(legacyPath, { title: msg`旧地址`, operation: 'legacy.place' }, async () => ({
    Screen: (await import('./legacy/legacy-screen.tsx')).LegacyScreen,
  })),
];
