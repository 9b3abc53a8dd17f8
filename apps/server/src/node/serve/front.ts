import { createApp } from '../../http/app.ts';
import type { Host } from '../../core/host.ts';
import type { App } from './listen.ts';
import type { Meter } from '../metrics.ts';
import type { NodeSettings } from '../settings.ts';
import { whileStarting } from './while-starting.ts';
import { withConsole } from './with-console.ts';
import { withHeaders } from './with-headers.ts';
import { withMetrics } from './with-metrics.ts';
import { withPlainPaths } from './with-plain-paths.ts';

type FrontSettings = Pick<NodeSettings, 'consoleFolder' | 'metricsToken' | 'publicUrl' | 'trustedProxies'>;

/** All that a process answers: the API, the console and the figures. */
export function frontOf(host: Host, settings: FrontSettings, meter: Meter | null, isReady: () => boolean): App {
  const { consoleFolder, metricsToken } = settings;
  const api = whileStarting(withConsole(createApp(host), consoleFolder), isReady);
  const all = withMetrics(api, meter && metricsToken !== undefined ? { meter, token: metricsToken } : null);
  return withHeaders(withPlainPaths(all), settings);
}
