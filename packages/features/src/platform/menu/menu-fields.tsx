import { useLingui } from '@lingui/react/macro';
import { consolePaths, type menuSave } from '@saiwu/openapi';
import { Alert, createForm, Input, isExternalLink, NumberInput, Switch, Textarea, TreeSelect, type TreeNode } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { matchPath } from 'react-router-dom';
import type { z } from 'zod';
import { IconPicker } from './icon-picker.tsx';
import { menuLabels, type MenuNode } from './menu.ts';

type Values = z.input<typeof menuSave>;

const { FormField } = createForm<Values>();

/** The form of a menu. What we ship says why nothing of it can be changed. */
export function MenuFields({ nodes, ownId }: { nodes: readonly TreeNode[]; ownId: string | null }) {
  const { t, i18n } = useLingui();
  const label = (field: keyof typeof menuLabels) => i18n._(menuLabels[field]);
  const path = useWatch<Values, 'path'>({ name: 'path' });
  const file = componentOf(path);
  const isBuiltIn = ownId !== null && findNode(nodes, ownId)?.readonly === true;
  return (
    <>
      {isBuiltIn && <Alert>{t`内置菜单不能修改、移动或删除；可以在它下面新增菜单和按钮`}</Alert>}
      <FormField name="label" label={label('label')} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField
        name="path"
        label={label('path')}
        help={
          leadsNowhere(path)
            ? t`这个控制台没有这样的页面：下面没有别的菜单时，它不显示`
            : t`本系统的页面填 /system/role 这样的路径，别处的填 http 开头的网址；不能和别的菜单相同`
        }
        isRequired
      >
        {(field) => <Input {...field} maxLength={255} autoComplete="off" className="font-mono" />}
      </FormField>
      <FormField name="parentId" label={label('parentId')} isRequired>
        {(field) => <TreeSelect {...field} nodes={nodes} topLevel={{ value: '0', label: t`顶级` }} excludeId={ownId} />}
      </FormField>
      <FormField name="icon" label={label('icon')}>
        {(field) => <IconPicker {...field} value={field.value ?? ''} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="isGeneral" label={label('isGeneral')} help={t`打开后所有人都能看到，不用授权；它的按钮仍要授权`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
        <FormField name="state" label={label('state')} help={t`停用后谁也看不到`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="sortValue" label={label('sortValue')} help={t`数值越小越靠前，不填排在最后；也可以在树里拖动`}>
          {(field) => <NumberInput {...field} min={0} max={10_000} />}
        </FormField>
        <FormField name="group" label={label('group')}>
          {(field) => <Input {...field} value={field.value ?? ''} maxLength={20} />}
        </FormField>
      </div>
      <FormField name="component" label={label('component')} help={t`旧版前端加载的文件，不填时为 ${file}`}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} autoComplete="off" className="font-mono" />}
      </FormField>
      <FormField name="describe" label={label('describe')}>
        {(field) => <Textarea {...field} value={field.value ?? ''} rows={2} maxLength={200} />}
      </FormField>
    </>
  );
}

/** Whether no screen of this console has the path; front ends of the platform's generation may have one. */
function leadsNowhere(path: string): boolean {
  if (path === '' || isExternalLink(path)) return false;
  const pathname = path.startsWith('/') ? path : `/${path}`;
  return !Object.values(consolePaths).some((one) => matchPath(one, pathname));
}

/** What the server makes of a path where no component is given. */
function componentOf(path: string): string {
  if (isExternalLink(path)) return 'Layout';
  return `lamp/${path.replace(/^\//, '') || '…'}/index`;
}

function findNode(nodes: readonly TreeNode[], id: string): MenuNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node as unknown as MenuNode; // the nodes are those of the menu
    const below = findNode(node.children ?? [], id);
    if (below) return below;
  }
  return undefined;
}
