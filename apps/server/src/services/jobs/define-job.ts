import type { z } from 'zod';
import type { Context } from '../../core/context.ts';

/** One kind of long work. */
export interface JobDefinition<Input extends z.ZodType = z.ZodType> {
  /** The input that `startJob` takes and `run` gets, checked again when it runs: it may have been stored by an earlier version. */
  input: Input;
  /** How many attempts it has before it is given up. Default 5. */
  attempts?: number;
  /** For so many milliseconds after it was asked for, requests go first, where they share one connection with jobs. Default 0. */
  givesWay?: number;
  /**
   * Does the work. It may be called again after a failure or a crash at any point, so its effects belong in `job.finish`. A `Refusal`
   * ends the job with its words; any other error, and one of status 500 and above, has it tried again.
   */
  run(job: Job, input: z.output<Input>): Promise<void>;
}

/** One attempt at a job, as its `run` sees it. */
export interface Job {
  readonly id: string;
  /** The context of the user who asked, with the permissions they have now; without a caller for work that the server does for itself. */
  readonly ctx: Context;
  /** Aborted when the job is cancelled and when the process stops: end soon, by throwing. */
  readonly signal: AbortSignal;
  /** From 1. */
  readonly attempt: number;
  /** Reports the progress, a few times a second at most. Throws when the job was cancelled meanwhile. */
  progress(done: number, total?: number): Promise<void>;
  /**
   * Runs the effect and marks the job as done in one transaction, whose context `work` gets: together they happen once, however often the
   * job is tried. Throws when the job is over already. Nothing slow in here.
   */
  finish(work: (ctx: Context) => Promise<JobOutcome | void>): Promise<void>;
}

/** The result of a job, kept for a week. */
export interface JobOutcome {
  /** Plain JSON for the job's page. */
  facts?: Record<string, unknown>;
  /** A file that lies in the store, under `fileKeyOf(job)`. */
  file?: { fileName: string; contentType: string; size: number };
}

/** Declares a kind of job; its `run` takes the output of the schema `input`. */
export function defineJob<Input extends z.ZodType>(definition: JobDefinition<Input>): JobDefinition<Input> {
  return definition;
}

/** The key of a job's file. Every attempt writes the same key, so a failed one leaves no file that cannot be found again. */
export function fileKeyOf({ id, ctx }: Pick<Job, 'id' | 'ctx'>): string {
  return `jobs/${ctx.tenant.id}/${id}`;
}
