/**
 * The tables of the package's guide tell the truth: they name rules that are there, in the entry
 * that they name, with no module left out. Its stories run in
 * tests/scripts/package/guide-stories.test.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import * as fp from '../../core/fp.ts';
import { guideOf } from '../../scripts/package/guide.ts';
import { root } from '../../scripts/package/run-tool.ts';
import { packageEntries } from '../../scripts/package/subjects.ts';

const core = join(root, 'core');
const readme = guideOf(core);
const entries = packageEntries(core);

const namesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:const|type|interface|function) (?<name>\w+)/gmu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );

/** The exported functions of a module, without the guards of its vocabularies. */
const functionsOf = (text: string): readonly string[] =>
  text
    .split(/^(?=export const )/gmu)
    .filter((part) => /^export const \w+(?:: [^=]*)? = (?:async )?[(<]/u.test(part))
    .filter((part) => !/^[^=]*=[^=]*\): \w+ is /u.test(part))
    .map((part) => /^export const (?<name>\w+)/u.exec(part)?.groups?.['name'] ?? '');

type Module = {
  readonly path: string;
  readonly names: readonly string[];
  readonly functions: readonly string[];
};

const modulesOf = (entry: string): readonly Module[] =>
  (entries.find(({ name }) => name === entry)?.modules ?? []).map((path) => {
    const text = readFileSync(join(core, path), 'utf8');
    return { path, names: namesOf(text), functions: functionsOf(text) };
  });

const codeSpans = (text: string): readonly string[] =>
  [...text.matchAll(/`(?<code>[^`]+)`/gu)].map(({ groups }) => groups?.['code'] ?? '');

type Section = {
  readonly entries: readonly string[];
  readonly names: readonly string[];
  readonly noted: readonly string[];
};

/** A heading with the entries that it names, and the names in its table's last two columns. */
const readSection = (text: string): Section => {
  const [heading = '', ...lines] = text.split('\n');
  const rows = lines.filter((line) => /^\| (?!-|to |for )/u.test(line));
  const columns = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return {
    entries: codeSpans(heading),
    names: columns.flatMap(([, , use = '']) => codeSpans(use)),
    noted: columns
      .flatMap(([, , , note = '']) => codeSpans(note))
      .filter((name) => /^[A-Z]\w*[a-z]\w*$/u.test(name)),
  };
};

const [, rules = ''] = readme.split('\n## Rules by subject\n');
const sections = rules.split('\n### ').slice(1).map(readSection);

const modulesUnder = ({ entries: named }: Section): readonly Module[] => named.flatMap(modulesOf);

describe('the rules of the guide', () => {
  test('have every entry of the package once, in a table', () => {
    expect(sections.flatMap((section) => section.entries).toSorted()).toEqual(
      entries.map(({ name }) => name).toSorted(),
    );
    expect(sections.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  test('are exports of the entries under which they stand', () => {
    const strangers = sections.flatMap((section) => {
      const exported = new Set(modulesUnder(section).flatMap(({ names }) => names));
      return section.names
        .filter((name) => !exported.has(name))
        .map((name) => `${section.entries.join()}: ${name}`);
    });
    expect(strangers).toEqual([]);
  });

  test('note types of the package', () => {
    const exported = new Set(sections.flatMap(modulesUnder).flatMap(({ names }) => names));
    const noted = sections.flatMap((section) => section.noted);
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.filter((name) => !exported.has(name))).toEqual([]);
  });

  test('name something of every module', () => {
    const unnamed = sections.flatMap((section) => {
      const known = new Set([...section.names, ...section.noted]);
      // Kinds of blocks are named by their registry.
      return modulesUnder(section).filter(
        ({ path, names }) =>
          !path.startsWith('domain/content/blocks/') && !names.some((name) => known.has(name)),
      );
    });
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  test('name every function but the guards', () => {
    const unnamed = sections.flatMap((section) => {
      const known = new Set(section.names);
      return modulesUnder(section).flatMap(({ path, functions }) =>
        functions.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
      );
    });
    expect(unnamed).toEqual([]);
  });
});

test('the guide names exactly what the entry of fp-ts and io-ts exports', () => {
  const row = readme.split('\n').find((line) => line.startsWith('| `passepartout/fp`')) ?? '';
  expect(codeSpans(row).slice(1).toSorted()).toEqual(Object.keys(fp).toSorted());
});
