import type { BrowserName, CompatData, Identifier, SupportBlock, SupportStatement } from '@mdn/browser-compat-data';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * What runs in browsers uses nothing that the oldest promised ones lack: each name of the platform that the sources use, as the compiler
 * understands it, is looked up in MDN's data. A call that asks first (`element.checkVisibility?.()`) may be newer.
 */
const promised: Partial<Record<BrowserName, number>> = {
  chrome: 111,
  chrome_android: 111,
  safari: 16.4,
  safari_ios: 16.4,
  firefox: 128,
  firefox_android: 128,
};

/** What may be missing, with the reason why nothing breaks then. */
const harmless: Record<string, string> = {
  'api.CSS.highlights_static': 'asked for first: passages with comments then stand in their list alone',
  'api.Highlight': 'made only where there are highlights',
  'api.Highlight.add': 'as above',
  'api.Highlight.delete': 'as above',
  'api.Highlight.Highlight': 'as above',
  'api.HighlightRegistry.get': 'as above',
  'api.HighlightRegistry.set': 'as above',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'a wish: Firefox smooths as it always does',
};

/** Its module is JSON alone: read here, since an import of it would have to say so. */
const data: CompatData = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'));
const root = join(import.meta.dirname, '..');
const program = ts.createProgram(entries(), {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.webworker.importscripts.d.ts'],
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
});
/** Names that some promised browser lacks: only they are worth asking the compiler about. */
const newNames = namesLacking({ api: data.api, builtins: data.javascript.builtins ?? {} });
const checker = program.getTypeChecker();
const findings = program.getSourceFiles().filter(isOurs).flatMap(findingsIn);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;

/** What the console and the published packages ship; the rest follows from their imports, the contract's schemas too. */
function entries(): string[] {
  const packages = ['ui', 'api-client', 'auth', 'judging', 'features'].map((name) => `packages/${name}/src`);
  return [...packages, 'apps/console/src', 'apps/console/public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
}

function isOurs({ fileName, isDeclarationFile }: ts.SourceFile): boolean {
  return !isDeclarationFile && !fileName.includes('node_modules') && !/\.stories\.tsx?$/.test(fileName);
}

function findingsIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const name = ts.isTypeNode(node) ? undefined : missingName(node);
    if (name !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(root, file.fileName)}:${line + 1}: ${name}`);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What this use needs and a promised browser lacks. */
function missingName(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node))
    return /\/\w*v\w*$/.test(node.text) ? lacking(['javascript.builtins.RegExp.unicodeSets']) : undefined;
  if (ts.isJsxOpeningLikeElement(node)) return lacking([`html.elements.${node.tagName.getText()}`]);
  if (!ts.isIdentifier(node) || !newNames.has(node.text) || isAskedFirst(node)) return undefined;
  const declarations = checker.getSymbolAtLocation(node)?.declarations?.filter(isOfPlatform) ?? [];
  return lacking(declarations.flatMap((declaration) => pathsOf(node, declaration)));
}

function isOfPlatform(declaration: ts.Declaration): boolean {
  return program.isSourceFileDefaultLibrary(declaration.getSourceFile());
}

/** `element.method?.()`, `Type.method?.()`. */
function isAskedFirst({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent) && parent.parent.questionDotToken !== undefined;
}

/**
 * Where MDN's data may speak of what is declared there. Members of mixins stand under the types that take them in: those of the object it
 * is asked of.
 */
function pathsOf(node: ts.Identifier, declaration: ts.Declaration): string[] {
  const { text } = node;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const isStatic = parent.name.text.endsWith('Constructor');
    const object = ts.isPropertyAccessExpression(node.parent) ? typeNames(checker.getTypeAtLocation(node.parent.expression)) : [];
    return [parent.name.text.replace(/Constructor$/, ''), ...object].flatMap((owner) => memberPaths(owner, text, isStatic));
  }
  if (ts.isTypeLiteralNode(parent)) {
    return ts.isVariableDeclaration(parent.parent) ? memberPaths(parent.parent.name.getText(), text, true) : [];
  }
  if (ts.isModuleBlock(parent)) return memberPaths(parent.parent.name.text, text, false);
  return [`javascript.builtins.${text}`, `api.${text}`, `api.Window.${text}`];
}

function memberPaths(owner: string, member: string, isStatic: boolean): string[] {
  return [
    `javascript.builtins.${owner}.${member}`,
    `javascript.builtins.Intl.${owner}.${member}`,
    `api.${owner}.${member}${isStatic ? '_static' : ''}`,
  ];
}

/** The type's name and those it extends. */
function typeNames(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(typeNames);
  return [type.symbol?.name ?? '', ...(type.isClassOrInterface() ? checker.getBaseTypes(type).flatMap(typeNames) : [])];
}

/** The first of these that MDN knows and a promised browser lacks, with the browsers. */
function lacking(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const support = statementAt(path)?.support;
    if (support === undefined || path in harmless) continue;
    const without = browsersWithout(support);
    return without.length === 0 ? undefined : `${path} is not in ${without.join(', ')}`;
  }
  return undefined;
}

function browsersWithout(support: SupportBlock): string[] {
  // `Object.entries` forgets what the keys are.
  const browsers = Object.entries(promised) as [BrowserName, number][];
  return browsers.filter(([browser, version]) => !has(support[browser], version)).map((browser) => browser.join(' '));
}

function namesLacking(topic: Identifier, names = new Set<string>()): ReadonlySet<string> {
  for (const name of Object.keys(topic)) {
    const part = name === '__compat' ? undefined : topic[name];
    if (part === undefined) continue;
    if (part.__compat && browsersWithout(part.__compat.support).length > 0) names.add(name.replace(/_static$/, ''));
    namesLacking(part, names);
  }
  return names;
}

function statementAt(path: string) {
  const { api, html, javascript } = data;
  let found: Identifier | undefined = { api, html, javascript };
  for (const part of path.split('.')) found = found && Object.hasOwn(found, part) ? found[part] : undefined;
  return found?.__compat;
}

/** Under its own name, in full and without a switch. */
function has(support: SupportStatement | undefined, version: number): boolean {
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
  return statements.some(
    ({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }) =>
      since !== false && numberOf(since) <= version && (!until || numberOf(until) > version) && !flags && !prefix && !other,
  );
}

function numberOf(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}
