import { useLingui } from '@lingui/react/macro';
import { scoringRuleNames } from '@saiwu/openapi';
import { Badge, Card, DescriptionList } from '@saiwu/ui';
import type { Contest } from '../answers.ts';
import { minutes } from '../../lib/language/show.ts';

/** Who holds it, what it is about, and by which rules it is judged. */
export function ContestFacts({ contest }: { contest: Contest }) {
  const { t, i18n } = useLingui();
  const { orgLabel, edition, tracks, describe, registrationStart, registrationEnd } = contest;
  const [stage] = contest.stages;
  const span = (start: string, end: string) => `${minutes(start)} – ${minutes(end)}`;
  return (
    <Card title={t`大赛信息`}>
      <DescriptionList
        items={[
          { label: t`主办`, value: orgLabel },
          { label: t`届次`, value: edition },
          { label: t`报名时间`, value: span(registrationStart, registrationEnd) },
          { label: t`评审时间`, value: stage && span(stage.reviewStart, stage.reviewEnd) },
          { label: t`阶段`, value: stage && `${stage.kind.desc} · ${stage.mode.desc}` },
          { label: t`每个项目的评委数`, value: stage?.judgesPerProject },
          { label: t`计分规则`, value: stage && i18n._(scoringRuleNames[stage.rule.kind]) },
          { label: t`盲评`, value: stage && (stage.isBlind ? t`是` : t`否`) },
          { label: t`赛道`, value: <Tracks tracks={tracks} />, isWide: true },
          { label: t`说明`, value: describe !== null && <span className="whitespace-pre-line">{describe}</span>, isWide: true },
        ]}
      />
    </Card>
  );
}

function Tracks({ tracks }: { tracks: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tracks.map((track) => (
        <Badge key={track}>{track}</Badge>
      ))}
    </span>
  );
}
