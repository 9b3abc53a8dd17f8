import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { SuperUserList } from './super-user-list.tsx';

/** Who may do everything in one tenant: that of the address, at first the one that keeps the others. */
export function SuperUserScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('tenant.query', { body: {} }));
  const [{ tenant }, setUrl] = useUrlState(address);
  return (
    <Loaded query={query} isPage>
      {(tenants) => {
        // what nothing was made for yet has nobody
        const ready = tenants.filter(({ status }) => status.code !== 'WAIT_INIT');
        const chosen = ready.find(({ code }) => code === tenant) ?? ready.find(({ readonly }) => readonly) ?? ready[0];
        if (chosen === undefined) return null;
        return (
          <SuperUserList
            key={chosen.code}
            tenantCode={chosen.code}
            toolbar={
              <Select
                aria-label={t`企业`}
                value={chosen.code}
                options={ready.map(({ code, name }) => ({ value: code, label: t`${name}（${code}）` }))}
                onValueChange={(next) => setUrl({ tenant: next })}
                className="w-64 max-md:w-36"
              />
            }
          />
        );
      }}
    </Loaded>
  );
}

const address = z.object({
  tenant: z
    .string()
    .regex(/^\w{1,20}$/)
    .optional(),
});
