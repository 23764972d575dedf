/**
 * Exported names that no other code file names. `node scripts/unused-exports.ts [folder]` prints one
 * line for each and fails where there is one: a name that only its own file uses needs no `export`,
 * and one that nothing uses can go.
 *
 * The stories of the core's guide and the examples count as users of the package. Not asked for are
 * default exports, files whose exports a tool reads by their names, and types of the core that
 * a used export of their module names: who uses the package can then name them, too.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

import { packageEntries, type Entry } from './package/subjects.ts';

/** An exported name that no other file names. */
type UnusedExport = { readonly file: string; readonly line: number; readonly name: string };

const codeFiles =
  '{.storybook,adapters,bench,core,examples,scripts,server,tests,ui}/**/*.{ts,tsx,mjs}';

/**
 * Files whose exports Storybook, Vitest, another tool or a registry of a folder reads by their names; `no-router.ts` stands
 * for a package in the bench's bare page.
 */
const readByTools =
  /no-router\.ts$|\.stories\.tsx$|\.config\.ts$|^\.storybook\/|^examples\/|^ui\/web\/products\/[^/]+\/messages\.ts$|^tests\/arbitraries\/products\/|\/(?:setup[^/]*|light-properties)\.ts$/u;

/** The folder of the published package, and what addresses of its modules begin with. */
const core = 'core/';
const packageName = 'passepartout';

/** A name with the types that its declaration names, function bodies left out. */
type Declared = { readonly name: string; readonly typeNames: readonly string[] };

type Exported = Declared & { readonly line: number };

/** The names that a file takes from another; `star` hands on all that the other exports. */
type Use = {
  readonly specifier: string;
  readonly names: readonly string[];
  readonly star: boolean;
};

type CodeFile = {
  readonly path: string;
  readonly exported: readonly Exported[];
  /** Types of its own that it does not export. */
  readonly ownTypes: readonly Declared[];
  readonly uses: readonly Use[];
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What a syntax tree holds that the parser's list of imports and exports does not say. */
const readTree = (program: ReturnType<typeof parseSync>['program']) => {
  const mentioned = new Set<string>();
  const typeNames: { readonly name: string; readonly start: number }[] = [];
  const bodies: { readonly start: number; readonly end: number }[] = [];
  const typeImports: string[] = [];
  new Visitor({
    Identifier: ({ name }) => void mentioned.add(name),
    // `(typeof import('./a.ts'))['name']`
    TSLiteralType: ({ literal }) => {
      if (literal.type === 'Literal') mentioned.add(String(literal.value));
    },
    TSImportType: ({ source }) => void typeImports.push(source.value),
    // `declare module './a.ts' { interface Name {} }`
    TSModuleDeclaration: ({ id }) => {
      if (id.type === 'Literal') typeImports.push(id.value);
    },
    TSTypeReference: ({ start, typeName }) => {
      if (typeName.type === 'Identifier') typeNames.push({ name: typeName.name, start });
    },
    TSTypeQuery: ({ exprName, start }) => {
      if (exprName.type === 'Identifier') typeNames.push({ name: exprName.name, start });
    },
    ArrowFunctionExpression: ({ body: { end, start } }) => void bodies.push({ start, end }),
    FunctionDeclaration: ({ body }) => void (body && bodies.push(body)),
  }).visit(program);
  const inBody = (at: number): boolean => bodies.some(({ end, start }) => at >= start && at < end);
  return {
    mentioned: [...mentioned],
    signatureTypes: typeNames.filter(({ start }) => !inBody(start)),
    typeImports,
  };
};

/** Code whose use of others stands in its syntax tree: imports in types, whole modules, more of a module. */
const usesInTree = /\bimport\s*\(|\*\s*as\s|\bdeclare\s+module\b/u;

const noTree: ReturnType<typeof readTree> = { mentioned: [], signatureTypes: [], typeImports: [] };

const readCode = (path: string, text: string): CodeFile => {
  const parsed = parseSync(path, text);
  const { module } = parsed;
  // A syntax tree takes longer than all the rest, and only the core's types are asked for.
  const isCore = path.startsWith(core);
  const { mentioned, signatureTypes, typeImports } =
    isCore || usesInTree.test(text) ? readTree(parsed.program) : noTree;
  const entries = module.staticExports.flatMap((statement) =>
    statement.entries.map((entry) => ({ ...entry, statement })),
  );
  const typesWithin = (start: number, end: number): readonly string[] =>
    signatureTypes.filter((type) => type.start >= start && type.start < end).map((one) => one.name);
  const ownTypes = (isCore ? parsed.program.body : []).flatMap((statement) =>
    statement.type === 'TSTypeAliasDeclaration' || statement.type === 'TSInterfaceDeclaration'
      ? [{ name: statement.id.name, typeNames: typesWithin(statement.start, statement.end) }]
      : [],
  );
  const exported = entries.flatMap(({ exportName, statement: { end, start } }) =>
    exportName.kind === 'Name' && exportName.name !== null
      ? [
          {
            name: exportName.name,
            line: lineAt(text, exportName.start ?? start),
            typeNames: typesWithin(start, end),
          },
        ]
      : [],
  );
  const imports = module.staticImports.map(({ entries: names, moduleRequest }) => ({
    specifier: moduleRequest.value,
    // Of a namespace, whichever of its names the file mentions.
    names: names.flatMap(({ importName: { kind, name } }) =>
      kind === 'NamespaceObject' ? mentioned : (name ?? []),
    ),
    star: false,
  }));
  const reexports = entries.flatMap(({ importName: { kind, name }, moduleRequest }) =>
    moduleRequest === null
      ? []
      : [
          {
            specifier: moduleRequest.value,
            names: name === null ? [] : [name],
            star: kind === 'AllButDefault' || kind === 'All',
          },
        ],
  );
  const dynamics = [
    ...module.dynamicImports.map(({ moduleRequest: { end, start } }) =>
      text.slice(start, end).replaceAll(/^['"`]|['"`]$/gu, ''),
    ),
    ...typeImports,
  ].map((specifier) => ({ specifier, names: mentioned, star: false }));
  return { path, exported, ownTypes, uses: [...imports, ...reexports, ...dynamics] };
};

/** The stories of the core's guide, each a file that uses the package. */
const readGuide = (root: string): readonly CodeFile[] => {
  const guide = join(root, core, 'README.md');
  const text = existsSync(guide) ? readFileSync(guide, 'utf8') : '';
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = ''], index) =>
    readCode(`${core}story-${index}.ts`, code),
  );
};

/** The files that an address may mean: one, or the modules that an entry of the package gathers. */
const targetsOf = (
  entries: readonly Entry[],
  from: string,
  specifier: string,
): readonly string[] => {
  const address = specifier.replace(/\?.*$/u, '');
  if (address.startsWith('.')) return [posix.join(dirname(from), address)];
  // An address from the root is a path of Vite's: /server/app.ts.
  if (address.startsWith('/')) return [address.slice(1)];
  const [name, subject, module] = address.split('/');
  if (name !== packageName) return [];
  return entries
    .filter((entry) => subject === undefined || entry.name === subject)
    .flatMap(({ modules }) => modules)
    .filter((path) => module === undefined || path.endsWith(`/${module}.ts`))
    .map((path) => `${core}${path}`);
};

/** Marks a name as used, and where the file only hands it on with a star, in the file behind it. */
const marker = (stars: ReadonlyMap<string, readonly string[]>, used: Set<string>) => {
  const mark = (path: string, name: string): void => {
    const key = `${path} ${name}`;
    if (used.has(key)) return;
    used.add(key);
    for (const behind of stars.get(path) ?? []) mark(behind, name);
  };
  return mark;
};

/** The types that the used exports of a module name, also through other types of the module. */
const typesOfUsed = (
  { exported, ownTypes }: CodeFile,
  isUsed: (name: string) => boolean,
): ReadonlySet<string> => {
  const named = new Set<string>();
  const waiting: Declared[] = exported.filter(({ name }) => isUsed(name));
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { name: own, typeNames } = one;
    const further = typeNames.filter((name) => name !== own && !named.has(name));
    for (const name of further) named.add(name);
    waiting.push(...[...exported, ...ownTypes].filter(({ name }) => further.includes(name)));
  }
  return named;
};

/** Every exported name in the tree at `root` (an absolute path) that no other file names. */
export const unusedExports = (root: string): readonly UnusedExport[] => {
  const entries = existsSync(join(root, core, 'domain')) ? packageEntries(join(root, core)) : [];
  const files = [
    ...globSync([codeFiles, '*.config.ts'], { cwd: root, exclude: ['**/node_modules/**'] })
      .toSorted()
      .map((path) => readCode(path, readFileSync(join(root, path), 'utf8'))),
    ...readGuide(root),
  ];
  const links = files.flatMap(({ path, uses }) =>
    uses.flatMap(({ names, specifier, star }) =>
      targetsOf(entries, path, specifier).map((target) => ({ path, target, names, star })),
    ),
  );
  const stars = new Map<string, readonly string[]>();
  for (const { path, star, target } of links)
    if (star) stars.set(path, [...(stars.get(path) ?? []), target]);
  const used = new Set<string>();
  const mark = marker(stars, used);
  for (const { names, target } of links) for (const name of names) mark(target, name);
  return files.flatMap((file) => {
    const { exported, path } = file;
    if (readByTools.test(path)) return [];
    const isUsed = (name: string): boolean => used.has(`${path} ${name}`);
    const named = path.startsWith(core) ? typesOfUsed(file, isUsed) : new Set<string>();
    return exported
      .filter(({ name }) => !isUsed(name) && !named.has(name))
      .map(({ line, name }) => ({ file: path, line, name }));
  });
};

if (import.meta.main) {
  const found = unusedExports(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
  for (const { file, line, name } of found)
    console.log(`${file}:${line} ${name} is named by no other file.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
