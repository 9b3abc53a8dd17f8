import { useLingui } from '@lingui/react/macro';
import { Badge, Card, DescriptionList } from '@saiwu/ui';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { ContestDetail } from '../answers.ts';
import { ConsentVersions } from './consent-versions.tsx';
import { useBarringWords } from '../barring-words.ts';
import { useSetupWords } from '../use-setup-words.ts';

/** Who holds it, who may enter with what, and what there is to win. */
export function ContestFacts({ contest }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const words = useSetupWords();
  const barringWords = useBarringWords();
  const { orgLabel, edition, tracks, barring, registrationStart, registrationEnd, appealStart, appealEnd, setup, keptUntil, anonymised } =
    contest;
  const { graceMinutes, retentionMonths } = setup;
  const span = (start: string, end: string) => `${minutes(start)} – ${deadlineOf(end)}`;
  const retention = (anonymisedTime: string | null) => {
    if (anonymisedTime !== null) return t`已在 ${minutes(anonymisedTime)} 匿名`;
    if (!retentionMonths) return t`一直保留`;
    return keptUntil === null ? t`大赛结束后 ${retentionMonths} 个月` : t`大赛结束后 ${retentionMonths} 个月，到 ${minutes(keptUntil)}`;
  };
  return (
    <Card title={t`大赛信息`}>
      <DescriptionList
        items={[
          { label: t`主办`, value: orgLabel },
          { label: t`届次`, value: edition },
          {
            label: t`报名时间`,
            value:
              graceMinutes > 0
                ? t`${span(registrationStart, registrationEnd)}，宽限 ${graceMinutes} 分钟`
                : span(registrationStart, registrationEnd),
          },
          { label: t`申诉时间`, value: appealStart !== null && appealEnd !== null ? span(appealStart, appealEnd) : t`不接受申诉` },
          { label: t`学校和学院`, value: words.orgs(setup) || t`主办范围内都能参加` },
          { label: t`学历层次`, value: words.degrees(setup) || t`不限` },
          { label: t`团队`, value: words.team(setup) },
          { label: t`每人参加和指导`, value: words.limits(setup) || t`不限` },
          { label: t`学院名额`, value: words.quotas(setup) || t`不限` },
          { label: t`奖项`, value: words.awards(setup) },
          { label: t`个人信息保留`, value: retention(anonymised?.time ?? null) },
          {
            label: t`不能再参加的奖项`,
            value: barring.length === 0 ? t`没有` : barringWords(barring).map((line) => <div key={line}>{line}</div>),
            isWide: true,
          },
          { label: t`参赛承诺`, value: <ConsentVersions contest={contest} />, isWide: true },
          { label: t`计划书`, value: words.sections(setup), isWide: true },
          { label: t`要交的文件`, value: words.files(setup), isWide: true },
          { label: t`另外的问题`, value: words.fields(setup), isWide: true },
          { label: t`赛道`, value: <Tracks tracks={tracks} />, isWide: true },
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
