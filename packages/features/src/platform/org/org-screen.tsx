import { orgFields, orgSave, orgTypeNames, stateNames, type OrgNode } from '@saiwu/openapi';
import { Badge } from '@saiwu/ui';
import { Trans } from '@lingui/react';
import { Trans as Say } from '@lingui/react/macro';
import { useState } from 'react';
import { stateImport } from '../../crud/state-import.ts';
import { TreeScreen } from '../../crud/tree/tree-screen.tsx';
import { TreeSheets } from '../../crud/tree/tree-sheets.tsx';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { org } from './org.ts';
import { OrgBelongings } from './org-belongings.tsx';
import { orgForm } from './org-form.tsx';
import { useOrgConsequence } from './use-org-consequence.ts';

/** Schools, colleges and units: data scopes, people and contests hang on this tree. */
export function OrgScreen() {
  const { now } = useTenantClock();
  const [opened] = useState(now);
  return (
    <TreeScreen
      tree={org}
      form={orgForm}
      badgeOf={(node) => badgeOf(node, opened)}
      belongings={belongingsOf}
      consequenceOf={useOrgConsequence()}
      toolbar={<TreeSheets name="org" title={org.title} labels={orgFields} imports={imports} schema={orgSave} />}
    />
  );
}

const imports = {
  label: { example: '理学院' },
  abbreviation: {},
  parentName: { isLookedUp: true, example: '华东科技大学' },
  type: { names: orgTypeNames },
  describe: {},
  sortValue: { example: '1' },
  state: stateImport,
  vip: { isLookedUp: true },
  expiryDate: { isLookedUp: true },
};

function belongingsOf({ id }: { id: string }) {
  return <OrgBelongings key={id} id={id} />;
}

/** What most nodes are needs no words; one that is switched off, over or subscribed says so. */
function badgeOf({ state, vip, expiryDate }: OrgNode, now: string) {
  const isOver = expiryDate !== null && expiryDate < now;
  if (state && !vip && !isOver) return undefined;
  return (
    <span className="flex gap-1">
      {!state && (
        <Badge>
          <Trans {...stateNames.false} />
        </Badge>
      )}
      {isOver && (
        <Badge tone="danger">
          <Say>已到期</Say>
        </Badge>
      )}
      {vip && !isOver && (
        <Badge tone="info">
          <Trans {...orgFields.vip} />
        </Badge>
      )}
    </span>
  );
}
