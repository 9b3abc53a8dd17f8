import { Trans, useLingui } from '@lingui/react/macro';
import { menuSave, menuUpdate, stateNames } from '@saiwu/openapi';
import { Badge, Button } from '@saiwu/ui';
import { useState } from 'react';
import { TreeScreen, type NodeFormParts } from '../../crud/tree/tree-screen.tsx';
import { useCan } from '../../lib/api/access.ts';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';
import { menu, type MenuNode } from './menu.ts';
import { MenuButtons } from './menu-buttons.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MenuPreviewDrawer } from './menu-preview-drawer.tsx';
import { useMenuConsequence } from './use-menu-consequence.ts';

/** The menu with the buttons of each entry, on which permission codes hang, and how it looks to each role. */
export function MenuScreen() {
  const can = useCan();
  const consequenceOf = useMenuConsequence();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const canPreview = can('role.menu') && can('role.query');
  return (
    <>
      <TreeScreen
        tree={menu}
        form={menuForm}
        iconOf={iconOf}
        badgeOf={badgeOf}
        belongings={can('resource.page') ? buttonsOf : undefined}
        consequenceOf={consequenceOf}
        toolbar={
          canPreview && (
            <Button variant="outline" onClick={() => setIsPreviewed(true)}>
              <Trans>按角色预览</Trans>
            </Button>
          )
        }
      />
      {isPreviewed && <MenuPreviewDrawer onClose={() => setIsPreviewed(false)} />}
    </>
  );
}

const menuForm: NodeFormParts<'menu'> = {
  save: menuSave,
  update: menuUpdate,
  valuesOf: (row, parentId) => ({
    parentId: row?.parentId ?? parentId,
    label: row?.label ?? '',
    path: row?.path ?? '',
    component: row?.component ?? '',
    icon: row?.icon ?? '',
    isGeneral: row?.isGeneral ?? false,
    state: row?.state ?? true,
    // a new one comes last
    ...(row && { sortValue: row.sortValue }),
    group: row?.group ?? '',
    describe: row?.describe ?? '',
  }),
  Fields: MenuFields,
};

function iconOf({ icon }: MenuNode) {
  return <MenuIcon name={icon} />;
}

function buttonsOf({ id, label }: Pick<MenuNode, 'id' | 'label'>) {
  return <MenuButtons key={id} menu={{ id, label }} />;
}

function badgeOf(node: MenuNode) {
  return node.state && !node.isGeneral ? undefined : <MenuBadge node={node} />;
}

/** What most menus are needs no words. */
function MenuBadge({ node: { state } }: { node: MenuNode }) {
  const { i18n, t } = useLingui();
  return <Badge>{state ? t`所有人` : i18n._(stateNames.false)}</Badge>;
}
