/** Reads the modules of a tree with what each of them imports, for rules about imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

import { mayHoldNames, productPlaces, shoppersReach } from './product-names.ts';

/** One import as written: who imports what, `package` for a bare specifier, `file` for a path. */
export type Import = {
  readonly from: string;
  readonly line: number;
  readonly target:
    | { readonly kind: 'package'; readonly name: string }
    | { readonly kind: 'file'; readonly path: string };
  /** Whether it is there at run time and at once: types and dynamic imports are not. */
  readonly isLoaded: boolean;
  /** Whether it is a dynamic import, which is there when it is asked for. */
  readonly isLate: boolean;
};

/** Folders whose files the rules are about. */
const roots = ['adapters', 'bench', 'core', 'scripts', 'server', 'tests', 'ui'];

/** All files of code, by their paths from the root. */
export const codeFiles = (root: string): readonly string[] =>
  roots
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('/fixtures/'))
    .sort();

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const targetOf = (from: string, specifier: string): Import['target'] | undefined => {
  const address = specifier.replace(/\?.*$/u, '');
  if (address.startsWith('.'))
    return { kind: 'file', path: join(dirname(from), address).split(sep).join('/') };
  // An address from the root is a path of Vite's: /server/app.ts.
  if (address.startsWith('/')) return { kind: 'file', path: address.slice(1) };
  return { kind: 'package', name: address };
};

/** A file of code, by its path from the root, and what it imports. */
export type Module = {
  readonly path: string;
  readonly imports: readonly Import[];
  /** The lines that name a product. */
  readonly namesProducts: readonly number[];
  /** Whether the file does nothing but hand on what others export. */
  readonly barrel: boolean;
};

const typeImport = /import\(\s*(['"])(.+?)\1\s*\)/gu;

/** Reads a file below `root`. */
export const readModule = (root: string, path: string): Module => {
  const text = readFileSync(join(root, path), 'utf8');
  // The syntax tree is made when it is asked for, which takes as long as all the rest.
  const parsed = parseSync(path, text);
  const { module } = parsed;
  const reexports = module.staticExports
    .flatMap((statement) => statement.entries)
    .flatMap(({ isType, moduleRequest }) => (moduleRequest ? [{ isType, ...moduleRequest }] : []));
  const statics = [
    ...module.staticImports.map(({ entries, moduleRequest }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...reexports,
  ];
  // Dynamic imports, and types such as `import('./a.ts').A`; both are found by their text.
  const late = new Set(module.dynamicImports.map(({ start }) => start));
  const inline = [...text.matchAll(typeImport)].map((match) => ({
    value: match[2] ?? '',
    start: match.index,
    isType: true,
  }));
  const imports = [...statics, ...inline].flatMap(({ isType, start, value }): readonly Import[] => {
    const target = targetOf(path, value);
    const line = lineAt(text, start);
    return target ? [{ from: path, line, target, isLoaded: !isType, isLate: late.has(start) }] : [];
  });
  const barrel =
    module.staticExports.length > 0 &&
    module.staticExports.every((statement) =>
      statement.entries.every((entry) => entry.moduleRequest !== null),
    ) &&
    parsed.program.body.every(
      ({ type }) => type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration',
    );
  const namesProducts =
    shoppersReach.test(path) && mayHoldNames(text)
      ? [...new Set(productPlaces(parsed.program.body).map((place) => lineAt(text, place)))]
      : [];
  return { path, imports, namesProducts, barrel: barrel && path !== 'core/fp.ts' };
};
