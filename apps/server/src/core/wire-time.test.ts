import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { fromWire, toWire } from './wire-time.ts';

const server = openServer();

describe('a time of the wire', () => {
  it.each(['1000-01-03 00:00:00', '1970-01-01 07:59:59', '2026-11-21 21:00:00', '9999-12-31 23:59:59'])('%s comes back', (text) => {
    expect(toWire(fromWire(text, 'Asia/Shanghai'), 'Asia/Shanghai')).toBe(text);
  });

  it.each(['Asia/Shanghai', 'Europe/London', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'])(
    'is what the calendar of %s says, also on days when its clock was changed',
    (timeZone) => {
      const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
      const calendar = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
      const wrong: string[] = [];
      // every 7 hours and 13 seconds: each hour of the day, and both sides of every change
      for (let at = Date.parse('1900-01-01T00:00:00.400Z'); at < Date.parse('2040-01-01T00:00:00Z'); at += 7 * 3_600_000 + 13_000) {
        const text = toWire(new Date(at), timeZone);
        if (text !== calendar.format(at)) wrong.push(`${at} ${text}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['2026-02-31 00:00:00', '2026-02-29 08:00:00', '2026-04-31 23:59:59'])('%s is no day', (text) => {
    expect(fromWire(text, 'Asia/Shanghai').getTime()).toBeNaN();
  });

  it('of a day that there is not is refused where it is a field', async () => {
    const body = { templateId: '1', receiver: '13812345678', topic: '评审', draft: false, sendTime: '2026-02-31 00:00:00' };
    const { status, extra } = await server.as('admin').call('smsTask.save', { body });
    expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, ['sendTime']]);
  });

  it.each(['2026-02-31', '2026-99-99', '0000-00-00', '0000-01-01', '9999-12-31', '2026-01-01 99:99:99'])(
    '%s as a filter is no fault of ours',
    async (text) => {
      const extra = { createTime_st: text, createTime_ed: text };
      const { status } = await server.as('admin').call('parameter.page', { body: { model: {}, extra } });
      expect(status).toBeLessThan(500);
    },
  );
});
