import { Download } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useChartWords } from './use-chart-words.ts';

export interface ChartDownloadProps {
  /** Name of the file. */
  title: string;
  /** Stands over the chart in the picture. */
  heading: string;
  /** Holds the chart. */
  body: RefObject<HTMLElement | null>;
}

/** Saves the chart as a picture: a button that unfolds the two formats. */
export function ChartDownload({ title, heading, body }: ChartDownloadProps) {
  const words = useChartWords();
  const formatsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(format: 'svg' | 'png') {
    if (body.current === null) return;
    setHasFailed(false);
    try {
      const { saveChart } = await import('./save-chart.ts');
      await saveChart(body.current, { title, heading }, format);
      setIsOpen(false);
      opener.current?.focus();
    } catch {
      setHasFailed(true);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the buttons
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={words.downloadPicture}
      className="flex items-center"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        opener.current?.focus();
      }}
    >
      {isOpen && (
        <div id={formatsId} className="flex items-center">
          {hasFailed && (
            <span role="alert" className="text-xs text-danger-text">
              {words.downloadFailed}
            </span>
          )}
          {(['svg', 'png'] as const).map((format) => (
            <Button key={format} variant="ghost" size="small" onClick={() => void save(format)}>
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      )}
      <IconButton
        ref={opener}
        label={words.downloadPicture}
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formatsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Download aria-hidden />
      </IconButton>
    </div>
  );
}
