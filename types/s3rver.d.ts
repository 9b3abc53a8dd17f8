declare module 's3rver' {
  /** A server that speaks S3, over a folder; for tests. */
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string; configureBuckets: { name: string }[] });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
