/** What the calls of the sign-in page do without. */
export { fileAnswer } from './answer/file-answer.ts';
export { operations } from './operations.gen.ts';
