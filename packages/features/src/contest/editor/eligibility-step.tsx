import { useLingui } from '@lingui/react/macro';
import { degreeLevelDictionary } from '@saiwu/openapi';
import { MultiSelect, TreeMultiSelect } from '@saiwu/ui';
import { FormPart } from '../../crud/form-part.tsx';
import { useDictionaryOptions } from '../../lib/choices/use-dictionary-options.ts';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { BarringAwards } from './barring-awards.tsx';
import { ContestField } from './contest-field.tsx';
import type { ContestFormReturn } from './contest-form.ts';
import { LockedPart } from './locked-part.tsx';
import { QuotaPart } from './quota-part.tsx';
import { TeamPart } from './team-part.tsx';

/** Who may enter, how many together, and how many projects a college may send. */
export function EligibilityStep({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <>
      <FormPart heading={t`谁可以参加`}>
        <LockedPart path="setup.eligibility">
          <WhoFields />
          <BarringAwards form={form} />
        </LockedPart>
      </FormPart>
      <FormPart heading={t`团队`}>
        <LockedPart path="setup.team">
          <TeamPart />
        </LockedPart>
      </FormPart>
      <FormPart heading={t`学院名额`}>
        <QuotaPart form={form} />
      </FormPart>
    </>
  );
}

function WhoFields() {
  const { t } = useLingui();
  const orgs = useOrgNodes();
  const levels = useDictionaryOptions(degreeLevelDictionary);
  return (
    <>
      <ContestField name="setup.eligibility.orgIds" label={t`学校和学院`} help={t`包括下级；不选则主办范围内都能参加`}>
        {(field) => <TreeMultiSelect {...field} nodes={orgs} />}
      </ContestField>
      <ContestField name="setup.eligibility.degreeLevels" label={t`学历层次`} help={t`不选则不限`}>
        {({ value, ...field }) => <MultiSelect {...field} value={(value ?? []).flatMap((code) => codeOf(code))} options={levels} />}
      </ContestField>
    </>
  );
}

/** A code as it is typed, or as the server sends it. */
function codeOf(code: unknown): string[] {
  if (typeof code === 'string') return [code];
  return typeof code === 'object' && code !== null && 'code' in code ? [String(code.code)] : [];
}
