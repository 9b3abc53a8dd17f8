import type { HonoRequest } from 'hono';
import type { Arrival, Arrivals } from './arrivals.ts';
import { arriving, patience, patienceFor, tooLargeBody } from './arriving.ts';

/** The one body of a request, on its way in. */
export interface Intake {
  /**
   * The whole body, held in memory until the request is over. Read once: whoever asks again gets the same. Throws as `arriving` and
   * `Arrivals` do.
   */
  bytes(limit: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The body as it comes, for whoever keeps it elsewhere. It comes once, and throws as `bytes` does. */
  pieces(limit: number): AsyncGenerator<Uint8Array, void>;
  /** The request has its answer. */
  over(): void;
}

/** Takes in what an address sends. Nothing is read, and nothing counted, before somebody asks for it. */
export function openIntake(request: HonoRequest, address: string, arrivals: Arrivals): Intake {
  let reading: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let arrival: Arrival | undefined;

  async function* read(limit: number, within: number): AsyncGenerator<Uint8Array, void> {
    const { body } = request.raw;
    if (body === null) return;
    if (Number(request.header('content-length') ?? 0) > limit) throw tooLargeBody();
    const one = (arrival ??= arrivals.begin(address));
    try {
      yield* arriving(body, { limit, within });
    } finally {
      one.arrived();
    }
  }

  async function whole(limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of read(limit, patience)) {
      arrival?.hold(piece.byteLength);
      pieces.push(piece);
      size += piece.byteLength;
    }
    return joined(pieces, size);
  }

  return {
    bytes: (limit) => (reading ??= whole(limit)),
    pieces: (limit) => read(limit, patienceFor(limit)),
    over: () => arrival?.over(),
  };
}

function joined(pieces: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}
