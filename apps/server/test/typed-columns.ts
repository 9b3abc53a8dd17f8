import ts from 'typescript';
import { fileURLToPath } from 'node:url';

/** What is known of a column, from its type or from the database. */
export interface ColumnFacts {
  /** What JavaScript has for its values: `string`, `Date`, `number[]`; `json` for a document. */
  kind: string;
  isNullable: boolean;
  /** What becomes of one that an insert leaves out. `always`: no insert may name it. */
  leftOut: 'always' | 'default' | 'null' | 'refused';
  /** In the order of the alphabet; null where any text may stand there. */
  texts: string[] | null;
}

/** The columns of every table of `Schema`, by `table.column`, as TypeScript reads their types. */
export function typedColumns(): Map<string, ColumnFacts> {
  const path = fileURLToPath(new URL('../src/schema/schema.ts', import.meta.url));
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const file = source && checker.getSymbolAtLocation(source);
  const schema = file && checker.getExportsOfModule(file).find(({ name }) => name === 'Schema');
  if (!schema) throw new Error(`${path} exports no Schema`);
  const columns = new Map<string, ColumnFacts>();
  for (const table of checker.getDeclaredTypeOfSymbol(schema).getProperties())
    for (const column of checker.getTypeOfSymbol(table).getProperties())
      columns.set(`${table.name}.${column.name}`, factsOf(checker, checker.getTypeOfSymbol(column)));
  return columns;
}

function factsOf(checker: ts.TypeChecker, type: ts.Type): ColumnFacts {
  // what Kysely's `ColumnType` has, which all its wrappers are; any of them may be one of several
  const within = (name: string) =>
    membersOf(type).flatMap((member) => {
      const symbol = member.getProperty(name);
      return symbol ? membersOf(checker.getTypeOfSymbol(symbol)) : [member];
    });
  const [selected, inserted] = [within('__select__'), within('__insert__')];
  const values = selected.filter((member) => !is(member, ts.TypeFlags.Null));
  const isNullable = values.length < selected.length;
  const mayBeLeft = inserted.some((member) => is(member, ts.TypeFlags.Undefined));
  return {
    kind: kindOf(checker, values, inserted),
    isNullable,
    leftOut: inserted.length === 0 ? 'always' : isNullable ? 'null' : mayBeLeft ? 'default' : 'refused',
    texts: values.every((value) => value.isStringLiteral()) ? values.map(({ value }) => value).toSorted() : null,
  };
}

function kindOf(checker: ts.TypeChecker, values: readonly ts.Type[], inserted: readonly ts.Type[]): string {
  const simple = [checker.getStringType(), checker.getNumberType(), checker.getBooleanType()];
  const isSimple = (value: ts.Type) => simple.find((one) => checker.isTypeAssignableTo(value, one));
  // a document goes in as text
  const isText = inserted.some((member) => isSimple(member) === simple[0]);
  const kinds = values.map((value) => {
    const kind = isSimple(value);
    return kind === undefined && isText ? 'json' : checker.typeToString(kind ?? value);
  });
  return [...new Set(kinds)].toSorted().join(' | ');
}

/** None of `never`. */
function membersOf(type: ts.Type): readonly ts.Type[] {
  if (is(type, ts.TypeFlags.Never)) return [];
  return type.isUnion() ? type.types : [type];
}

function is(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

/** As in `tsconfig.base.json`, where it matters here. */
const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
