/**
 * Lays out the package `passepartout` from `core/`: compiled ES modules with their types, its
 * description and its guide, ready for `npm pack` and for the reference.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { guideOf } from './guide.ts';
import { root, runTool } from './run-tool.ts';
import { entryText, exportsFor, packageEntries } from './subjects.ts';

const core = join(root, 'core');

/** How the sources become what is published: readable modules, types beside them. */
const compilerOptions = {
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  composite: false,
  incremental: false,
  noEmit: false,
  emitDeclarationOnly: false,
  noEmitOnError: true,
  declaration: true,
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  rootDir: './source',
  outDir: './dist',
};

/** The sources with the package's entries beside them, in a folder of their own. */
export const stageSources = (folder: string): void => {
  const source = join(folder, 'source');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(core, source, {
    recursive: true,
    filter: (path) => !/(?:package|tsconfig)\.json$|\.md$/u.test(path),
  });
  const entries = packageEntries(core);
  for (const entry of entries) writeFileSync(join(source, `${entry.name}.ts`), entryText(entry));
  const everything = entries.map(({ name }) => `export * from './${name}.ts';\n`).join('');
  writeFileSync(join(source, 'index.ts'), everything);
  const options = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions,
    include: ['source'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options, null, 2));
};

/** Writes the package's description, which offers exactly what the tree has. */
const writeDescription = (folder: string): void => {
  const described: unknown = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const whole = Object.assign({}, described, { exports: exportsFor(packageEntries(core)) });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(whole, null, 2));
};

/** The compiler leaves `.ts` in the specifiers of declarations; older ones look for `.js` alone. */
const nameModulesInTypes = (dist: string): void => {
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/gu, "$1.js'"));
  }
};

/**
 * fp-ts and io-ts have no exports map: Node needs their CommonJS, which no bundler can shake. So
 * the one module that imports them is made twice, and the package's `#fp` leads bundlers to the ES
 * modules.
 */
const splitFpImports = (dist: string): void => {
  const source = join(dist, 'fp.js');
  const text = readFileSync(source, 'utf8');
  const modules = text
    .replaceAll(/'(fp-ts|io-ts)\/lib\//gu, "'$1/es6/")
    .replaceAll("'io-ts'", "'io-ts/es6/index.js'");
  writeFileSync(join(dist, 'fp.node.js'), text);
  writeFileSync(join(dist, 'fp.modules.js'), modules);
  writeFileSync(source, "export * from '#fp';\n");
};

/** Makes the package in a folder of its own, ready to be packed. */
export const stagePackage = (folder: string): void => {
  stageSources(folder);
  runTool('tsc', ['-p', join(folder, 'tsconfig.json')], root);
  nameModulesInTypes(join(folder, 'dist'));
  splitFpImports(join(folder, 'dist'));
  rmSync(join(folder, 'source'), { recursive: true });
  rmSync(join(folder, 'tsconfig.json'));
  writeDescription(folder);
  cpSync(join(core, 'PORTS.md'), join(folder, 'PORTS.md'));
  writeFileSync(join(folder, 'README.md'), guideOf(core));
};
