import { expect, test } from 'vitest';
import { createEventParser, type StreamEvent } from './event-stream-parser.ts';

function parsed(...parts: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const part of parts) parse(part);
  return events;
}

test.each([
  ['a named event', 'event: unread\ndata: {"total":3}\n\n', [{ type: 'unread', data: '{"total":3}' }]],
  ['one without a name', 'data: a\n\n', [{ type: 'message', data: 'a' }]],
  ['several lines of data', 'data: a\ndata:b\ndata\n\n', [{ type: 'message', data: 'a\nb\n' }]],
  ['one blank after the colon only', 'data:  a\n\n', [{ type: 'message', data: ' a' }]],
  ['comments, ids, waits and unknown fields', ': hello\nid: 7\nretry: 10\nfoo: x\ndata: a\n\n:\n\n', [{ type: 'message', data: 'a' }]],
  ['an event without data', 'event: unread\n\ndata: a\n\n', [{ type: 'message', data: 'a' }]],
  ['all three ends of a line', 'event: a\rdata: 1\r\rdata: 2\r\n\r\ndata: 3\n\n', ['a 1', 'message 2', 'message 3'].map(eventOf)],
  ['a byte order mark', '\uFEFFdata: a\n\n', [{ type: 'message', data: 'a' }]],
  ['one that is cut off', 'data: a\n\ndata: b\n', [{ type: 'message', data: 'a' }]],
])('%s', (_, text, events) => {
  expect(parsed(text)).toEqual(events);
  // however the network cuts it
  expect(parsed(...Array.from(text))).toEqual(events);
});

function eventOf(text: string): StreamEvent {
  const [type = '', data = ''] = text.split(' ');
  return { type, data };
}
