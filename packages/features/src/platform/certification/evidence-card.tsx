import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import type { Evidence } from './certification.ts';
import { EvidenceFile } from './evidence-file.tsx';

/** The files that prove what is asked: pictures as large as there is room. */
export function EvidenceCard({ evidence }: { evidence: readonly Evidence[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`证明材料（${evidence.length}）`}>
      <ul className="grid gap-4">
        {evidence.map((file) => (
          <li key={file.id}>
            <EvidenceFile file={file} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
