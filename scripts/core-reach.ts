/**
 * Which modules of the core no entry reaches: of the shop (server and browser), of an example or of
 * a bench, dynamic imports included. Types are erased before anything runs, so a type import reaches
 * nothing, and a module of types alone is not counted.
 *
 * `node scripts/core-reach.ts` prints the unreached modules by subject with their lines. It fails
 * when the share of unreached lines, or the share that the shop alone does not reach, is above the
 * one recorded in scripts/core-reach.json; `node scripts/core-reach.ts record "reason"` records
 * today's shares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { parseSync } from 'vite';

import { E, t } from '../core/fp.ts';

type CoreModule = { readonly path: string; readonly lines: number };

/** What of the core is reached: modules that hold something that runs, types left out. */
type CoreReach = {
  readonly modules: readonly CoreModule[];
  readonly unreached: readonly CoreModule[];
  /** The lines that nothing reaches, in a hundred of all, to one decimal, rounded up. */
  readonly percent: number;
  /** The same for what the shop does not reach, examples and benches left out. */
  readonly shopPercent: number;
};

/** Where code starts to run; each group must have a file, not each of its patterns. */
const entries = {
  server: ['server/{main,app,dev}.ts', 'adapters/media/{drawing,composing}-thread.ts'],
  browser: ['ui/web/boot/entry.client.ts', 'ui/web/audience/net-view.client.ts'],
  examples: ['examples/**/*.ts'],
  bench: ['bench/**/*.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const packageName = 'passepartout/';

type Imported = { readonly specifier: string; readonly names: readonly string[] };

type Parsed = {
  readonly text: string;
  readonly imports: readonly Imported[];
  /** Whether anything is left of the module when its types are erased; read off its syntax tree. */
  readonly isRun: () => boolean;
};

const isErased = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ImportDeclaration']);

const parse = (file: string): Parsed => {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSync(file, text);
  const { module } = parsed;
  const statics = module.staticImports.flatMap(({ entries: names, moduleRequest }) =>
    names.length > 0 && names.every(({ isType }) => isType)
      ? []
      : [
          {
            specifier: moduleRequest.value,
            names: names.flatMap(({ importName, isType }) =>
              !isType && importName.kind === 'Name' && importName.name !== null
                ? [importName.name]
                : [],
            ),
          },
        ],
  );
  const reexports = module.staticExports
    .flatMap((statement) => statement.entries)
    .flatMap(({ isType, moduleRequest }) =>
      isType || moduleRequest === null ? [] : [{ specifier: moduleRequest.value, names: [] }],
    );
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start, end).replaceAll(/^['"`]|['"`]$/gu, ''),
    names: [],
  }));
  const isRun = (): boolean =>
    parsed.program.body.some((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.exportKind !== 'type'
        : !isErased.has(statement.type),
    );
  return { text, imports: [...statics, ...reexports, ...dynamics], isRun };
};

/** The modules of a subject of the published package that hold one of these names. */
const modulesNaming = (
  root: string,
  subject: string,
  names: readonly string[],
): readonly string[] =>
  globSync([`core/domain/${subject}/*.ts`, `core/${subject}/*.ts`], { cwd: root }).filter(
    (path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return names.some((name) =>
        new RegExp(`^export (?:const|function|type) ${name}\\b`, 'mu').test(text),
      );
    },
  );

const filesOf = (root: string, from: string, { specifier, names }: Imported): readonly string[] => {
  const address = specifier.replace(/\?.*$/u, '');
  if (address.startsWith('.')) return [posix.join(dirname(from), address)];
  // An address from the root is a path of Vite's: /server/app.ts.
  if (address.startsWith('/')) return [address.slice(1)];
  if (!address.startsWith(packageName)) return [];
  const [subject = '', module] = address.slice(packageName.length).split('/');
  return module === undefined
    ? modulesNaming(root, subject, names)
    : globSync([`core/domain/${subject}/${module}.ts`, `core/${subject}/${module}.ts`], {
        cwd: root,
      });
};

const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs)$/u.test(path);

type Parse = (path: string) => Parsed;

/** Reads each file below `root` once, whoever reaches it. */
const parserOf = (root: string): Parse => {
  const known = new Map<string, Parsed>();
  return (path) => {
    const parsed = known.get(path) ?? parse(join(root, path));
    known.set(path, parsed);
    return parsed;
  };
};

/** Every file that runs once something at these paths does. */
const reachedFrom = (
  root: string,
  parsed: Parse,
  starts: readonly string[],
): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !isCode(path)) continue;
    const from = path;
    reached.add(from);
    waiting.push(...parsed(from).imports.flatMap((one) => filesOf(root, from, one)));
  }
  return reached;
};

const linesOf = (text: string): number => text.split('\n').length - 1;

const sum = (modules: readonly CoreModule[]): number =>
  modules.reduce((total, { lines }) => total + lines, 0);

const entryFiles = (root: string, group: keyof typeof entries): readonly string[] => {
  const found = globSync([...entries[group]], { cwd: root, exclude: ['**/node_modules/**'] });
  if (found.length === 0) throw new Error(`No entry of "${group}": ${entries[group].join(', ')}`);
  return found;
};

/** How many of the lines are among these, in a hundred, to one decimal, rounded up. */
const share = (some: readonly CoreModule[], all: readonly CoreModule[]): number =>
  Math.ceil((sum(some) * 1000) / Math.max(1, sum(all))) / 10;

/**
 * What of the core in the tree at `root` (an absolute path) is reached.
 *
 * @throws Error where a group of entries has no file: a tree that was moved would reach nothing
 */
export const coreReach = (root: string): CoreReach => {
  const files = (...groups: readonly (keyof typeof entries)[]): readonly string[] =>
    groups.flatMap((group) => entryFiles(root, group));
  const parsed = parserOf(root);
  const byShop = reachedFrom(root, parsed, files('server', 'browser'));
  const byOthers = reachedFrom(root, parsed, files('examples', 'bench'));
  const modules = globSync('core/{domain,ports,usecases}/**/*.ts', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const { isRun, text } = parsed(path);
      return isRun() ? [{ path, lines: linesOf(text) }] : [];
    });
  const notInShop = modules.filter(({ path }) => !byShop.has(path));
  const unreached = notInShop.filter(({ path }) => !byOthers.has(path));
  return {
    modules,
    unreached,
    percent: share(unreached, modules),
    shopPercent: share(notInShop, modules),
  };
};

const subjectOf = (path: string): string =>
  path.replace(/^core\/(?:domain\/)?/u, '').replace(/\/.*$/u, '');

/** The unreached modules, a line for each subject with its lines in all. */
export const reachLines = ({ unreached }: CoreReach): readonly string[] =>
  Object.entries(Object.groupBy(unreached, ({ path }) => subjectOf(path)))
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([subject, modules = []]) => {
      const names = modules.map(
        ({ path, lines }) => `${path.replace(/^core\/(?:domain\/)?[^/]+\//u, '')} ${lines}`,
      );
      return `${subject} (${sum(modules)} lines): ${names.join(', ')}`;
    });

/** The shares that were recorded, when and why. */
export const reachRecord = t.type({
  percent: t.number,
  shopPercent: t.number,
  since: t.string,
  why: t.string,
});

/** One line for each share that is above its record. */
export const reachGrowth = (
  { percent, shopPercent }: CoreReach,
  record: t.TypeOf<typeof reachRecord>,
): readonly string[] => [
  ...(percent > record.percent
    ? [`Nothing reaches ${percent} % of the lines; ${record.percent} % on ${record.since}.`]
    : []),
  ...(shopPercent > record.shopPercent
    ? [`The shop misses ${shopPercent} % of the lines; ${record.shopPercent} % on ${record.since}.`]
    : []),
];

const main = (command: string | undefined, why: string): number => {
  const root = resolve(import.meta.dirname, '..');
  const file = join(root, 'scripts', 'core-reach.json');
  const reach = coreReach(root);
  const { modules, percent, shopPercent, unreached } = reach;
  for (const line of reachLines(reach)) console.log(line);
  console.log(
    `Unreached: ${unreached.length} of ${modules.length} modules, ${sum(unreached)} of ${sum(modules)} lines, ${percent} %; by the shop alone ${shopPercent} %.`,
  );
  if (command === 'record') {
    if (why === '') throw new Error('Say why: node scripts/core-reach.ts record "reason"');
    const record = { percent, shopPercent, since: new Date().toISOString().slice(0, 10), why };
    writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`);
    return 0;
  }
  const record = reachRecord.decode(JSON.parse(readFileSync(file, 'utf8')));
  if (E.isLeft(record)) throw new Error(`${file} needs percent, shopPercent, since and why.`);
  const growth = reachGrowth(reach, record.right);
  for (const line of growth) console.log(line);
  return growth.length > 0 ? 1 : 0;
};

if (import.meta.main) process.exitCode = main(process.argv[2], process.argv[3] ?? '');
