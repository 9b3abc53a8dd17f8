import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Refuses comment lines of more than 140 characters: the formatter wraps code, and leaves comments as they are. */
const longest = 140;
const root = join(import.meta.dirname, '..');
const isGenerated = /(^|\/)(node_modules|dist|shots)(\/|$)|\.gen\.ts$/;

for (const file of globSync('**/*.{ts,tsx,mjs,cjs}', { cwd: root, exclude: (path) => isGenerated.test(path) })) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  lines.forEach((line, index) => {
    if (line.length <= longest || !isComment(line) || isDirective(line)) return;
    console.error(`${file}:${index + 1} has ${line.length} characters: wrap the comment at ${longest}`);
    process.exitCode = 1;
  });
}

/** A line of a comment and nothing else: a comment behind code is as far to the right as its code is. */
function isComment(line: string): boolean {
  return /^\s*(\/\/|\{?\/\*|\*( |\/|$))/.test(line);
}

/** The linter and the compiler read their directives, with the reason, from one line. */
function isDirective(line: string): boolean {
  return /(oxlint|eslint)-disable|@ts-expect-error|^\s*\/\/\//.test(line);
}
