/**
 * What the published package offers: every subject of the domain, the ports, the use cases, each
 * under its own name (`passepartout/money`), all of it under `passepartout`, and single modules
 * under their path (`passepartout/money/print-money`). The tree itself has no barrel files; these
 * entries are written when the package is made.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** An entry of the package: its name after `passepartout/`, and the modules that it gathers. */
export type Entry = { readonly name: string; readonly modules: readonly string[] };

/** The modules of a folder, and of its folders where it has them. */
const modulesOf = (
  core: string,
  folder: string,
  within = '{,blocks/,machine-files/,navigation/}',
): readonly string[] =>
  globSync(`${folder}/${within}*.ts`, {
    cwd: core,
    exclude: ['**/*.d.ts'],
  }).toSorted();

/** The folders of subjects: each product is one, by its own name. */
const subjectFolders = (core: string): readonly string[] =>
  globSync('domain/{*,products/*}/', { cwd: core }).map((folder) => folder.replace(/\/$/u, ''));

/** The package's entries, read from the tree: one for each subject, then ports and use cases. */
export const packageEntries = (core: string): readonly Entry[] => {
  const subjects = subjectFolders(core)
    .map((folder) => ({ name: basename(folder), modules: modulesOf(core, folder) }))
    .filter(({ modules }) => modules.length > 0)
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
  return [
    ...subjects,
    // Those of one product stand in a folder of its name.
    { name: 'ports', modules: modulesOf(core, 'ports', '{,*/}') },
    { name: 'usecases', modules: modulesOf(core, 'usecases', '{,*/}') },
  ];
};

/** The text of an entry: everything that its modules export. */
export const entryText = ({ modules }: Entry): string =>
  modules.map((module) => `export * from './${module}';\n`).join('');

/** The `exports` of the package's description that offer these entries and their modules. */
export const exportsFor = (entries: readonly Entry[]): Readonly<Record<string, string>> => ({
  '.': './dist/index.js',
  './fp': './dist/fp.js',
  ...Object.fromEntries(entries.map(({ name }) => [`./${name}`, `./dist/${name}.js`])),
  ...Object.fromEntries(
    entries.map(({ name, modules }) => [
      `./${name}/*`,
      `./dist/${modules[0]?.replace(basename(modules[0]), '') ?? ''}*.js`,
    ]),
  ),
});
