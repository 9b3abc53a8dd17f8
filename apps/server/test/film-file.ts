/**
 * A film of the container that phones record, with a track and as many bytes of film: nothing that plays, all that tells a whole one from
 * half.
 */
export function mp4Of(size = 2000): Uint8Array<ArrayBuffer> {
  const head = box('ftyp', text('isom'), new Uint8Array(4), text('isom'));
  return joined(head, box('mdat', new Uint8Array(size)), box('moov', box('mvhd', new Uint8Array(100)), box('trak', new Uint8Array(40))));
}

/** The same of the container that browsers record; `isLive`: with no length told, as they write it. */
export function webmOf(size = 2000, { isLive = false } = {}): Uint8Array<ArrayBuffer> {
  const tracks = element([0x16, 0x54, 0xae, 0x6b], new Uint8Array(20));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], new Uint8Array(size), isLive);
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm')));
  return joined(header, element([0x18, 0x53, 0x80, 0x67], joined(tracks, cluster), isLive));
}

function box(type: string, ...contents: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joined(...contents);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, content.length + 8);
  return joined(length, text(type), content);
}

function element(id: number[], content: Uint8Array, isOpen = false): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(8).fill(0xff);
  if (!isOpen) new DataView(length.buffer).setBigUint64(0, BigInt(content.length));
  length[0] = 1;
  return joined(Uint8Array.from(id), length, content);
}

function text(characters: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(characters);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
