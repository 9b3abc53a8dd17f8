import type { Kysely } from 'kysely';
import type { OperationId, SmsProvider, SocialProviderCode } from '@saiwu/openapi';
import type { Bus } from './bus.ts';
import type { DatasourceProbe } from './datasource-probe.ts';
import type { Schema } from '../schema/schema.ts';
import type { Queue } from './queue.ts';
import type { SealedDatabase } from './sealed-database.ts';
import type { PdfDocument, RenderedPdf } from './pdf-document.ts';
import type { DocxContent } from './docx-content.ts';
import type { FileFault, ReadableFile } from './file-fault.ts';
import type { SheetContent } from './sheet-content.ts';
import type { Cell, SheetLayout } from './sheet-layout.ts';

/** Everything the server needs from where it runs. Node and the browser worker each bring their own. */
export interface Host {
  /** Sealed, for code that only passes it on: the functions of `rows/` open it. */
  database: SealedPool;
  bus: Bus;
  files: FileStore;
  forms: Forms;
  /** The room on the disk of the data folder, in bytes; absent where there is no disk. */
  disk?: () => Promise<{ free: number; total: number }>;
  /** Absent where large files cannot be kept in pieces. */
  resumableUploads?: ResumableUploads;
  /** The storage of a cloud that browsers may write to themselves. */
  cloudUpload?: CloudUpload;
  clock: Clock;
  passwords: Passwords;
  workers: Workers;
  jobQueue: JobQueue;
  sms: SmsGateways;
  /** The providers whose accounts sign people in, in the order they are offered. */
  social: readonly SocialProvider[];
  /** Absent where no other database can be reached. */
  datasources?: DatasourceProbe;
  metrics: Metrics;
  locator: IpLocator;
  log: Log;
  /** At least 32 bytes; seals what lies in the database, the keys of access tokens too, and signs the links of files. */
  secret: string;
  settings: Settings;
}

export interface Settings {
  /** The address at which browsers reach the console, without a path or a slash at the end. Absent: the operator has set none. */
  publicUrl?: string | undefined;
  tenantMode: 'NONE' | 'COLUMN';
  /** The specification's "default and reset password". Absent: a random one for each reset, shown once. */
  defaultPassword?: string;
  /** Addresses and ranges of the proxies in front, whose `X-Forwarded-For` counts. Absent: no proxy is trusted. */
  trustedProxies?: readonly string[];
  /** `off` takes block list and rate limits out of the way, for an administrator who has locked everyone out. */
  limits?: 'on' | 'off';
  /** `on`: a password comes with the answer to a picture. */
  captcha?: 'on' | 'off';
}

/** A host with its database open, as the code has it that makes the host or works outside the handlers. */
export interface OpenHost extends Host {
  database: Database;
}

export interface SealedPool extends Omit<Database, 'kysely'> {
  kysely: SealedDatabase;
}

export interface Database {
  /** `embedded` has one connection and so gets a bounded queue in front. */
  kind: 'embedded' | 'server';
  kysely: Kysely<Schema>;
  /**
   * When this process last ended a statement that may have written (`performance.now()`); absent where each message of the bus is heard
   * at once.
   */
  wroteAt?(): number;
  /** The numbers of the pool of connections; absent where there is only one. */
  connections?(): { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

/** Keeps files by a key of our own making (`checkKey`), never by a name that came from outside. Throws `StorageError` where it cannot. */
export interface FileStore {
  /** Writes a file whole or not at all, in place of an earlier one. Answers its size in bytes. */
  put(key: string, content: FileContent): Promise<number>;
  /** Null when there is none. A range (`end` excluded, in bytes) narrows the stream, not the size. */
  get(key: string, range?: { start: number; end: number }): Promise<StoredFile | null>;
  stat(key: string): Promise<FileFacts | null>;
  /** Does nothing for a file that is not there. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<FileFacts>;
}

/** Bytes at once, or as they come: a web or a Node stream. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface FileFacts {
  key: string;
  /** In bytes. */
  size: number;
  updateTime: Date;
}

/**
 * Takes forms with files in them (`multipart/form-data`) apart while they come, without holding the files in memory where there is a disk.
 */
export interface Forms {
  /**
   * Throws a refusal for a body that is no whole form, `StorageError` where its files cannot be kept, and whatever `content` throws; then
   * nothing is kept.
   */
  read(type: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedForm>;
}

export type FormEntries = [name: string, value: string | File][];

export interface ReceivedForm {
  entries: FormEntries;
  /** Throws the files away: they cannot be read any more. */
  drop: () => Promise<void>;
}

/** Takes large files in pieces, over requests that may break (tus 1.0). */
export interface ResumableUploads {
  /** Answers one request of the protocol. Throws the refusals of `taking`, and `StorageError`. */
  handle(request: Request, taking: Taking): Promise<Response>;
}

/** The owner of a file that comes in pieces, and what the server does with it. */
export interface Taking {
  /** To every other owner the uploads of this one do not exist. Digits and `-`. */
  owner: string;
  /** Throws a refusal for a file that will not be taken. `size` in bytes. */
  admit(metadata: Readonly<Record<string, string>>, size: number): Promise<void>;
  /**
   * Takes the whole file. It is called at least once for each file; throws a refusal for a file that is not taken. Answers the id of the
   * record that the file became.
   */
  finish(upload: WholeUpload): Promise<string>;
}

export interface WholeUpload {
  id: string;
  metadata: Readonly<Record<string, string>>;
  size: number;
  /** Up to `end` bytes from the start. */
  read(end?: number): AsyncIterable<Uint8Array>;
}

/** A cloud's storage that lends browsers the right to write to it. */
export interface CloudUpload {
  /** Credentials that may write under the prefix only, for 30 minutes. `expiredTime` in epoch seconds. */
  lend(prefix: string): Promise<{
    credentials: { tmpSecretId: string; tmpSecretKey: string; sessionToken: string };
    expiredTime: number;
    bucket: string;
    region: string;
  }>;
}

export interface StoredFile {
  size: number;
  /** Opens the content, once. The code that opens it reads or cancels it. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface Clock {
  now(): Date;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash this host cannot read. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Heavy work beside the event loop, with a limit on time and memory. */
export interface Workers {
  /**
   * Reads a sheet of an xlsx file, that of this name or the first that is shown, into memory when its turn comes. Throws `SheetError` for
   * one that is not a clean xlsx file, or has no such sheet.
   */
  readSheet(file: Blob, sheetName?: string): Promise<SheetContent>;
  /** Reads a Word file. Throws `DocxError` for one that is not a clean docx file. */
  readDocx(file: Blob): Promise<DocxContent>;
  /**
   * The reason why people cannot open a file of this extension; null: there is none, or this host has no check for the kind. Throws
   * whatever reading the file throws.
   */
  checkFile(file: ReadableFile, extension: string): Promise<FileFault | null>;
  /**
   * The words of a PDF, a line each; null for one that cannot be read: damaged, locked, or more than its turn takes. Its content is asked
   * for when its turn comes.
   */
  readPdf(content: () => Promise<Uint8Array<ArrayBuffer>>): Promise<string | null>;
  /**
   * Writes an xlsx file while its rows come, in batches, no faster than the stream is read. A reader who cancels ends the rows too.
   * Text is always written as text: a name that begins with `=`, `+`, `-` or `@` never becomes a formula.
   */
  writeSheet(layout: SheetLayout, rows: AsyncIterable<Cell[][]>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Lays a document out as PDF with its Chinese font in it. Resolves when its text was looked through; the stream makes the rest. */
  renderPdf(document: PdfDocument): Promise<RenderedPdf>;
  /**
   * A picture as webp, at most `edge` pixels wide and high; null for one that cannot be drawn: damaged, or too large unpacked. Its content
   * is asked for when its turn comes.
   */
  thumbnail(content: () => Promise<Uint8Array<ArrayBuffer>>, edge: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same picture in 9 by 8 points of grey, however large it is: a byte each, line by line. Null likewise. */
  greyPoints(content: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Draws digits and `+ = ?` as a picture that programs find hard to read: a PNG of 158 by 58 points. */
  captcha(text: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A job's place in line. The row says which job it is: a ticket whose job is over, or was never committed, is worth nothing. */
export interface JobTicket {
  tenantId: string;
  id: string;
  /** Not before this instant; null: at once. */
  startAfter: Date | null;
  /** A person waits for it: it has places of its own, and long work never holds it up. */
  isSoon: boolean;
}

/** Hands due tickets to the processes that run jobs, one process for each ticket at a time. */
export interface JobQueue {
  /** Makes the tables of the line. Comes before everything else; throws while the database is down, and may be called again then. */
  open(): Promise<void>;
  /** Puts a job in line within the transaction that `db` is in, and undone with it. The same job in line twice is one. */
  send(db: SealedDatabase, ticket: JobTicket): Promise<void>;
  /**
   * From now on takes the tickets that are due. A `run` that throws is called again after a growing pause, and so is one whose process
   * died. `signal` is aborted when the queue stops.
   */
  work(run: RunTicket): Promise<void>;
  /** Takes no more tickets, asks the runs under way to end, and waits for them a few seconds. */
  stop(): Promise<void>;
}

export type RunTicket = (ticket: JobTicket, signal: AbortSignal) => Promise<void>;

/** Where an address is, from data on this machine. */
export interface IpLocator {
  /** Province, city and operator, roughly; null where nothing is known. Takes public addresses in canonical form. */
  locate(address: string): string | null;
}

/** Sends text messages through a provider. Every adapter passes `smsGatewayContract` of the tests. */
export interface SmsGateway {
  /** Messages a second that the provider takes; `Infinity` where it sets no bound. */
  readonly perSecond: number;
  /**
   * Hands over one message, and never tries again by itself. Answers within 20 seconds; throws only where it cannot know whether the
   * provider has taken the message.
   */
  send(message: SmsMessage): Promise<SmsAnswer>;
  /** Whether the adapter sends to an address that a template names, with the template's secret. Absent: it does not. */
  reaches?(url: string): boolean;
  /**
   * Asks what has become of a message that was accepted. Absent where the provider cannot be asked. Throws where the provider does not
   * say.
   */
  receipt?(sent: SmsSent): Promise<SmsReceipt>;
}

/** The adapter of each provider; a provider without one cannot be used. */
export type SmsGateways = Partial<Record<SmsProvider, SmsGateway>>;

export interface SmsMessage {
  provider: SmsProvider;
  /**
   * How the provider knows us and the text. `url` is null for the provider's usual address; `senderId` is by what some providers know the
   * sender besides: Tencent its SmsSdkAppId, Baidu the ID of the signature.
   */
  template: {
    appId: string;
    appSecret: string;
    url: string | null;
    templateCode: string;
    signName: string | null;
    senderId: string | null;
  };
  /** A mobile number of eleven digits. */
  receiver: string;
  /** The values, in the order of the placeholders. */
  params: { name: string; value: string }[];
  /** The whole text, for hosts that show it. */
  content: string;
}

export type SmsAnswer =
  /** `bizId`: the provider's receipt. `fee`: how many messages it charges. `raw`: its answer as it came. */
  | { kind: 'accepted'; bizId: string; fee?: number; raw?: string }
  /** `isFinal`: the same again would be refused again. */
  | { kind: 'refused'; code: string; message: string; isFinal: boolean; raw?: string };

/** A message that the provider has accepted. */
export interface SmsSent extends Pick<SmsMessage, 'template' | 'receiver'> {
  bizId: string;
  /** When it was handed over. */
  time: Date;
}

/** `waiting`: the provider does not know yet. `code`: why it did not arrive, in the provider's words. */
export type SmsReceipt = { kind: 'waiting' } | { kind: 'delivered' } | { kind: 'failed'; code: string };

/** One provider of accounts that sign people in (OAuth 2 with an authorisation code). */
export interface SocialProvider {
  readonly code: SocialProviderCode;
  /** The name that this installation gives it; null: the name that it has everywhere. */
  readonly name: string | null;
  /**
   * The address that a browser is sent to. `codeChallenge` is the SHA-256 of the verifier, base64url (PKCE). The provider sends it back
   * to one fixed address.
   */
  authorizeUrl(request: { state: string; codeChallenge: string }): string;
  /**
   * Asks which person has come back with a code. Answers within 10 seconds; throws `SocialError` for a code that is not good and for a
   * provider that does not say.
   */
  exchange(answer: { code: string; codeVerifier: string }): Promise<SocialPerson>;
}

/** The person a provider vouches for. */
export interface SocialPerson {
  /** The provider's own id, the same for ever; never an e-mail or a phone. */
  subject: string;
  name: string | null;
  /** An https address at the provider. */
  avatar: string | null;
}

/** Counts events for the operators of the server: words of our own only, nothing that users write. */
export interface Metrics {
  /** A request was answered; null for a path that no operation has. */
  request(operation: OperationId | null, status: number, seconds: number): void;
  /** Registers the line in front of the operations: its length is read whenever the metrics are asked for. */
  watchQueue(queue: Pick<Queue, 'length'>): void;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
