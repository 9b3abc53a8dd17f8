import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Greets by the hour, with one friendly line of several. */
export function Greeting({ name }: { name: string }) {
  const { t, i18n } = useLingui();
  const [line] = useState(() => lines[Math.floor(Math.random() * lines.length)]);
  const [hour] = useState(() => new Date().getHours());
  const greeting = i18n._(greetingAt(hour));
  return (
    <header>
      <h1 className="text-2xl font-semibold">{name === '' ? greeting : t`${greeting}，${name}`}</h1>
      {line !== undefined && <p className="mt-1 text-fg-muted">{i18n._(line)}</p>}
    </header>
  );
}

/** The greeting for an hour of the day, 0 to 23. */
function greetingAt(hour: number): MessageDescriptor {
  if (hour < 5) return msg`夜深了`;
  if (hour < 12) return msg`早上好`;
  if (hour < 18) return msg`下午好`;
  return msg`晚上好`;
}

const lines = [msg`今天也请多关照`, msg`先做最要紧的一件事`, msg`喝口水，再看下一个项目`, msg`祝工作顺利`];
