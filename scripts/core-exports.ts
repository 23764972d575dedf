/**
 * What the published package needs of every module of the core: each exported function and each
 * function in an exported type is documented, and no two modules export the same name, since the
 * package's root offers them side by side. A type, a table, a constant or the label of something
 * explains itself by its name; where it has a unit or a reason to tell, its comment is the author's
 * choice.
 * `node scripts/core-exports.ts [folder]` prints one line for each offence.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A function of an exported type is `Type.name` and a member; many types may have one so named. */
type CoreExport = {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly isMember: boolean;
  readonly lacksDoc: boolean;
};

type ExportOffence = {
  readonly file: string;
  readonly line: number;
  readonly rule: 'documented' | 'unique-name';
  readonly why: string;
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Declaration = ReturnType<typeof declarationsOf>[number];

type Named = { readonly name: string; readonly isFunction: boolean };

const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'TSFunctionType']);

const namesOf = (declaration: Declaration): readonly Named[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier'
        ? [
            {
              name: id.name,
              isFunction: [init?.type, id.typeAnnotation?.typeAnnotation.type].some(
                (type) => type !== undefined && functionTypes.has(type),
              ),
            },
          ]
        : [],
    );
  return 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [{ name: declaration.id.name, isFunction: declaration.type === 'FunctionDeclaration' }]
    : [];
};

const declarationsOf = (program: ReturnType<typeof parseSync>['program']) =>
  program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [{ ...statement.declaration, exportStart: statement.start }]
      : [],
  );

/** The functions of an exported object type: what a port can do. */
const functionsOf = (declaration: Declaration) => {
  const members =
    declaration.type === 'TSTypeAliasDeclaration' &&
    declaration.typeAnnotation.type === 'TSTypeLiteral'
      ? declaration.typeAnnotation.members
      : [];
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' &&
    member.key.type === 'Identifier' &&
    member.typeAnnotation?.typeAnnotation.type === 'TSFunctionType'
      ? [{ name: member.key.name, start: member.start }]
      : [],
  );
};

const exportsOf = (root: string, file: string): readonly CoreExport[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const { comments, program } = parseSync(file, text);
  const isDocumentedAt = (start: number): boolean =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= start &&
        text.slice(end, start).trim() === '',
    );
  return declarationsOf(program).flatMap((declaration) =>
    namesOf(declaration).flatMap(({ name, isFunction }) => [
      {
        file,
        line: lineAt(text, declaration.exportStart),
        name,
        isMember: false,
        lacksDoc: isFunction && !name.endsWith('Label') && !isDocumentedAt(declaration.exportStart),
      },
      ...functionsOf(declaration).map((member) => ({
        file,
        line: lineAt(text, member.start),
        name: `${name}.${member.name}`,
        isMember: true,
        lacksDoc: !isDocumentedAt(member.start),
      })),
    ]),
  );
};

/** Every offence in the core at `root`, in the order of its files. */
export const exportOffences = (root: string): readonly ExportOffence[] => {
  const found = globSync('core/{domain,ports,usecases}/**/*.ts', { cwd: root })
    .toSorted()
    .flatMap((file) => exportsOf(root, file));
  const first = new Map<string, CoreExport>();
  for (const one of found) if (!one.isMember && !first.has(one.name)) first.set(one.name, one);
  return found.flatMap((one): readonly ExportOffence[] => {
    const { file, line, name, lacksDoc } = one;
    const earlier = first.get(name);
    return [
      ...(lacksDoc
        ? [{ file, line, rule: 'documented' as const, why: `${name} has no doc comment.` }]
        : []),
      ...(earlier === undefined || earlier.file === file
        ? []
        : [
            {
              file,
              line,
              rule: 'unique-name' as const,
              why: `${name} is also exported by ${earlier.file}:${earlier.line}.`,
            },
          ]),
    ];
  });
};

if (import.meta.main) {
  const offences = exportOffences(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
  for (const { file, line, rule, why } of offences) console.log(`${file}:${line} ${rule}: ${why}`);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
