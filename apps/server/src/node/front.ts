import { createApp } from '../app.ts';
import type { Host } from '../host.ts';
import type { App } from './listen.ts';
import type { Meter } from './metrics.ts';
import type { NodeSettings } from './settings.ts';
import { whileStarting } from './while-starting.ts';
import { withConsole } from './with-console.ts';
import { withMetrics } from './with-metrics.ts';

type FrontSettings = Pick<NodeSettings, 'consoleFolder' | 'metricsToken'>;

/** All that a process answers: the API, the console and the figures. */
export function frontOf(host: Host, { consoleFolder, metricsToken }: FrontSettings, meter: Meter | null, isReady: () => boolean): App {
  const api = whileStarting(withConsole(createApp(host), consoleFolder), isReady);
  return withMetrics(api, meter && metricsToken !== undefined ? { meter, token: metricsToken } : null);
}
