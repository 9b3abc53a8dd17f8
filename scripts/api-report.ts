import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { packages, root, runIn } from './pack.ts';

/**
 * Writes `packages/<name>/api/<name>.api.md`: what a published package exports, as its built types say it, so that a change of the
 * public surface stands in the diff of its commit. `--check` compares instead, on types that were built before.
 */
const isCheck = process.argv.includes('--check');
const printer = ts.createPrinter({ removeComments: true });
const stale = packages.filter((name) => !isUpToDate(name));
if (isCheck && stale.length > 0) {
  console.error(`What ${stale.join(', ')} export has changed. Look at it, run \`npm run api-report\` and commit the report.`);
  process.exitCode = 1;
}

function isUpToDate(name: string) {
  const folder = join(root, 'packages', name);
  if (!isCheck) runIn(folder, 'tsup', ['--silent']);
  const path = join(folder, `api/${name}.api.md`);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const now = reportOf(name, folder);
  if (before === now) return true;
  if (isCheck) sayDifference(before, now);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  return false;
}

function reportOf(name: string, folder: string) {
  const manifest: { publishConfig: { exports: Record<string, string | { types: string }> } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(manifest.publishConfig.exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.includes('*') ? [] : [{ path, file: join(folder, target.types) }],
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const shown = new Set<ts.Symbol>();
  const sections = entries.map(({ path, file }) => `## \`@saiwu/${name}${path.slice(1)}\`\n\n${surface(program, file, folder, shown)}`);
  return `# What \`@saiwu/${name}\` exports\n\nWritten by \`npm run api-report\`; not to be changed by hand.\n\n${sections.join('\n')}`;
}

/** The exports in the order of the alphabet, then what their types name without exporting it and no entry before has shown. */
function surface(program: ts.Program, file: string, folder: string, shown: Set<ts.Symbol>) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const entry = source && checker.getSymbolAtLocation(source);
  if (entry === undefined) throw new Error(`${relative(root, file)} exports nothing`);
  const exported = checker.getExportsOfModule(entry).map((symbol) => ({ name: symbol.name, symbol: original(checker, symbol) }));
  const named = reachable(
    checker,
    exported.map(({ symbol }) => symbol),
    folder,
  );
  const list = (symbols: { name: string; symbol: ts.Symbol }[]) => [...symbols].sort(byName).flatMap(({ symbol }) => textOf(symbol));
  for (const { symbol } of exported) shown.add(symbol);
  const hidden = [...named].filter((symbol) => !shown.has(symbol)).map((symbol) => ({ name: symbol.name, symbol }));
  for (const { symbol } of hidden) shown.add(symbol);
  const rest = hidden.length === 0 ? [] : ['// Named by these types, but not exported.', ...list(hidden)];
  return `\`\`\`ts\n${[...list(exported), ...rest].join('\n\n')}\n\`\`\`\n`;
}

/** The declarations of the package that these symbols' declarations name, directly or not, themselves with them. */
function reachable(checker: ts.TypeChecker, symbols: ts.Symbol[], folder: string) {
  const found = new Set(symbols);
  for (const symbol of found) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const named = checker.getSymbolAtLocation(node);
        const target = named && original(checker, named);
        if (target && isDeclaredAtTop(target, folder)) found.add(target);
      }
      ts.forEachChild(node, visit);
    };
    for (const declaration of symbol.declarations ?? []) visit(declaration);
  }
  return found;
}

function isDeclaredAtTop(symbol: ts.Symbol, folder: string) {
  return (symbol.declarations ?? []).some((declaration) => {
    const place = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const { fileName } = declaration.getSourceFile();
    // A namespace of others (`z`) is a file itself, which stands in nothing. What is generated from the contract is shown by
    // `openapi.json`.
    return fileName.startsWith(`${folder}/dist/`) && !fileName.endsWith('.gen.d.ts') && ts.isSourceFile(place.parent);
  });
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function textOf(symbol: ts.Symbol) {
  return (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile()).replace(/^export (?:declare )?|^declare /, '');
  });
}

/** Not by the language of the machine, which would order some names another way. */
function byName(a: { name: string }, b: { name: string }) {
  return a.name < b.name ? -1 : 1;
}

function sayDifference(before: string, now: string) {
  const [old, next] = [before.split('\n'), now.split('\n')];
  for (const line of old) if (!next.includes(line)) console.error(`- ${line}`);
  for (const line of next) if (!old.includes(line)) console.error(`+ ${line}`);
}
