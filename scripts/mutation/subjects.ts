import { globSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../package/run-tool.ts';
import { packageEntries } from '../package/subjects.ts';

/** Sources that mutants are made of, and patterns of the tests that notice them: paths from the root. */
export type MutatedSubject = {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Of these tests those that no mutant is tried with. */
  readonly untried: readonly string[];
};

/** A product's laws are those of all products, too. */
const lawsOf = (name: string, [first = '']: readonly string[]): string =>
  first.startsWith('domain/products/') && name !== 'products'
    ? `tests/core/products/{,${name}/}*.test.ts`
    : `tests/core/${name}/{,*/}*.test.ts`;

/** Subjects of the core by their names; ports are types alone. */
const coreSubjects: readonly MutatedSubject[] = packageEntries(join(root, 'core'))
  .filter(({ name }) => name !== 'ports')
  .map(({ name, modules }) => ({
    name,
    sources: modules.map((path) => `core/${path}`),
    tests: [lawsOf(name, modules)],
    untried: [],
  }));

/**
 * How a design of a card becomes artwork. The folders of drawings beside these modules (ornaments,
 * frames, layouts) are left out: how far a leaf bends is a matter of taste, not a rule.
 */
const cardDesigns: MutatedSubject = {
  name: 'card-designs',
  sources: globSync('core/domain/products/card/designs/*.ts', { cwd: root }).toSorted(),
  tests: ['tests/core/products/card/designs/*.test.ts'],
  untried: [],
};

/**
 * Tests that load the whole sample shop, or wait for a password's digest, take seconds for each
 * mutant; the units beside them judge the same sources.
 */
const slowTests: Readonly<Record<string, readonly string[]>> = {
  'server/forms': ['brought-at-log-in'],
  'server/pages': [
    'failed-document',
    'pages-again',
    'prerender',
    'preview',
    'product-head',
    'same-for-everybody',
  ],
};

/**
 * Folders by their paths. What a database keeps is proved by the contracts that ask its stores, too;
 * those that ask the whole shop would load it for each mutant.
 */
const folderSubjects: readonly MutatedSubject[] = [
  'adapters/http',
  'adapters/postgres',
  'server/forms',
  'server/http',
  'server/pages',
].map((name) => ({
  name,
  sources: globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.d.ts'] }).toSorted(),
  tests: [
    `tests/${name}/**/*.test.{ts,tsx}`,
    ...(name === 'adapters/postgres' ? ['tests/contracts/stores.test.ts'] : []),
  ],
  untried: slowTests[name]?.map((test) => `tests/${name}/${test}.test.{ts,tsx}`) ?? [],
}));

export const mutatedSubjects: readonly MutatedSubject[] = [
  ...coreSubjects,
  cardDesigns,
  ...folderSubjects,
];
