import { useZoneOf } from './deadline.tsx';
import { minutes } from './show.ts';

/** A deadline in a cell of a list, with the tenant's zone beneath where the reader's clock shows another time then. */
export function Deadline({ time }: { time: string | null | undefined }) {
  const zone = useZoneOf()(time);
  return (
    <span className="inline-flex flex-col">
      <Minutes time={time} />
      <Zone name={zone} />
    </span>
  );
}

interface DeadlinesProps {
  /** What ends when. */
  ends: readonly { name: string; time: string | null | undefined }[];
}

/** Several deadlines of one row in a cell, with the zone once beneath all of them. */
export function Deadlines({ ends }: DeadlinesProps) {
  const zone = useZoneOf()(...ends.map(({ time }) => time));
  return (
    <div className="w-fit text-xs">
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-2">
        {ends.map(({ name, time }) => (
          <div key={name} className="contents">
            <dt className="whitespace-nowrap text-fg-muted">{name}</dt>
            <dd>
              <Minutes time={time} />
            </dd>
          </div>
        ))}
      </dl>
      <Zone name={zone} />
    </div>
  );
}

function Minutes({ time }: { time: string | null | undefined }) {
  return <span className="whitespace-nowrap tabular-nums">{minutes(time)}</span>;
}

/** Null: nothing is to be said of zones. */
function Zone({ name }: { name: string | null }) {
  return name !== null && <span className="text-xs whitespace-nowrap text-fg-muted">{name}</span>;
}
