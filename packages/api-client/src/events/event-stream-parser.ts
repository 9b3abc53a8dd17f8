/** One event of a stream, as the server sent it. */
export interface StreamEvent {
  /** Default `message`. */
  type: string;
  /** The text of the event, its lines joined. */
  data: string;
}

/**
 * Reads `text/event-stream` (WHATWG HTML §9.2) as it comes: events by their type and data. Comments only keep the line open; `id` and
 * `retry` are not used. An event that the end of the stream cuts off is dropped.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let isFirst = true;
  let type = '';
  let lines: string[] = [];

  function take(line: string) {
    if (line === '') {
      if (lines.length > 0) onEvent({ type: type || 'message', data: lines.join('\n') });
      type = '';
      lines = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    if (field === 'data') lines.push(value);
  }

  return (text) => {
    rest += isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst &&= text === '';
    // A CR at the end may be half of a CR LF.
    const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const split = complete.split(/\r\n|\r|\n/);
    rest = `${split.pop() ?? ''}${rest.slice(complete.length)}`;
    for (const line of split) take(line);
  };
}
