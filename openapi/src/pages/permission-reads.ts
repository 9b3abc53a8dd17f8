import { consolePaths } from './console-paths.ts';
import { contract, type Contract, type OperationId } from '../contract.ts';
import { type Operation, permissionOf } from '../operation.ts';

type ReadId = { [Id in OperationId]: Contract[Id]['effect'] extends 'read' ? Id : never }[OperationId];

const people = ['user.page', 'user.query', 'role.page', 'role.query'] as const;
const templates = ['smsTemplate.page', 'smsTemplate.query'] as const;

/**
 * Reads of other subjects that a permission's page or form makes: the permission opens them too. Front ends of the platform's generation
 * sign a user out who is refused one of them.
 */
export const permissionReads: Readonly<Record<string, readonly ReadId[]>> = {
  'authority:station:view': ['org.tree'],
  'authority:user:view': ['org.tree', 'station.page', 'station.query'],
  'authority:menu:view': ['resource.page', 'resource.query'],
  'authority:role:add': ['org.tree'],
  'authority:role:edit': ['org.tree'],
  'authority:role:config': ['user.page', 'user.query'],
  'authority:role:auth': ['menu.tree', 'menu.postTree', 'resource.page', 'resource.query'],
  'msg:msg:add': people,
  'msg:msg:edit': people,
  'msg:sms:view': templates,
  'msg:sms:add': templates,
  'msg:sms:edit': templates,
  'tenant:tenant:initConnect': ['datasourceConfig.query'],
  'tenant:user:view': ['tenant.query'],
};

const openedToo = new Map<Operation, string[]>();
for (const [permission, reads] of Object.entries(permissionReads))
  for (const id of reads) openedToo.set(contract[id], [...(openedToo.get(contract[id]) ?? []), permission]);

/** The permission codes any of which opens an operation, its own first; null where none is asked. */
export function permissionsOf(operation: Operation): readonly string[] | null {
  const own = permissionOf(operation);
  return own === null ? null : [own, ...(openedToo.get(operation) ?? [])];
}

/** Pages of the menu that we ship, each with the reads that it needs, in any front end; the reads of its buttons are above. */
export const pageReads: Readonly<Record<string, readonly ReadId[]>> = {
  [consolePaths.dashboard]: ['overview.mine', 'dashboard.start', 'dashboard.item', 'dashboard.chart', 'loginLog.page', 'message.page'],
  [consolePaths.tenants]: ['tenant.page'],
  [consolePaths.superUsers]: ['globalUser.page', 'tenant.query'],
  [consolePaths.datasources]: ['datasourceConfig.page'],
  [consolePaths.contests]: ['contest.page'],
  [consolePaths.ownEntries]: ['entry.mine'],
  [consolePaths.contestTemplates]: ['contestTemplate.page'],
  [consolePaths.sheetMaps]: ['sheetMap.page'],
  [consolePaths.judging]: ['judging.stages', 'judging.page'],
  [consolePaths.schools]: ['school.page'],
  '/schools/own': ['school.own'],
  [consolePaths.colleges]: ['college.page'],
  '/colleges/own': ['college.own'],
  [consolePaths.students]: ['student.page'],
  [consolePaths.teachers]: ['teacher.page'],
  [consolePaths.certifications]: ['certification.mine', 'certification.page'],
  [consolePaths.ownCertifications]: ['certification.mine'],
  [consolePaths.judges]: ['judge.page'],
  [consolePaths.banners]: ['banner.page'],
  [consolePaths.orgs]: ['org.tree'],
  [consolePaths.stations]: ['station.page', 'org.tree'],
  [consolePaths.users]: ['user.page', 'org.tree', 'station.page'],
  [consolePaths.messages]: ['message.page'],
  [consolePaths.smsTemplates]: ['smsTemplate.page'],
  [consolePaths.smsTasks]: ['smsTask.page', 'smsTemplate.page', 'smsSendStatus.page'],
  [consolePaths.attachments]: ['attachment.page'],
  [consolePaths.menus]: ['menu.tree', 'resource.page'],
  [consolePaths.roles]: ['role.page'],
  [consolePaths.dictionaries]: ['dictionary.pageType', 'dictionary.page'],
  [consolePaths.areas]: ['area.page', 'area.linkage'],
  [consolePaths.optLog]: ['optLog.page'],
  [consolePaths.loginLog]: ['loginLog.page', 'loginLog.get'],
  [consolePaths.applications]: ['application.page'],
  [consolePaths.online]: ['online.list'],
  [consolePaths.parameters]: ['parameter.page'],
  [consolePaths.status]: ['status.get'],
  [consolePaths.access]: ['access.own'],
  [consolePaths.rateLimits]: ['rateLimiter.page'],
  [consolePaths.blockList]: ['blockList.page'],
};
