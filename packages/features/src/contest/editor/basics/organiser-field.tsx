import { useLingui } from '@lingui/react/macro';
import { TreeSelect } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api.tsx';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';
import { useSeesAll } from '../../../lib/choices/use-sees-all.ts';
import { ContestField } from '../fields/contest-field.tsx';

/** Whose a new contest is to be; nothing for whoever has one school or college alone to choose. It stays: a contest does not move. */
export function OrganiserField() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const orgs = useOrgNodes();
  const seesAll = useSeesAll();
  const mine = useQuery(queryOf('user.mine')).data;
  if (mine === undefined || !(seesAll || orgs.length > 1 || orgs[0]?.children?.length)) return null;
  // what the server takes where nothing is chosen
  const proposed = mine.orgId ?? general;
  return (
    <ContestField
      name="orgId"
      label={t`主办`}
      help={seesAll ? t`创建后不能再改；总赛面向所有学校，由总管理员管理` : t`创建后不能再改；由它的管理员管理，它和下级的学生可以参加`}
    >
      {({ value, ...field }) => (
        <TreeSelect {...field} nodes={orgs} value={value || proposed} topLevel={seesAll ? { value: general, label: t`总赛` } : undefined} />
      )}
    </ContestField>
  );
}

/** Stands for no organisation in the choice. */
const general = '0';
