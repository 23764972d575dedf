import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { readConfiguration } from '../../server/configuration.ts';
import type { Environment } from '../../server/environment.ts';

const root = join(import.meta.dirname, '../..');
const configuration = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
const example = readFileSync(join(root, '.env.example'), 'utf8');

/** The documents have one row for the variables of all designers. */
const documented = (names: Iterable<string>): readonly string[] =>
  [
    ...new Set(
      [...names].map((name) => name.replace(/^DESIGNER_.+_URL$/u, 'DESIGNER_{PRODUCT}_URL')),
    ),
  ].toSorted();

/** The variables that the server asks for, seen by asking it. */
const readVariables = (): readonly string[] => {
  const asked = new Set<string>();
  const environment: Environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'string') asked.add(name);
        return undefined;
      },
    },
  );
  expect(E.isRight(readConfiguration(environment))).toBe(true);
  return [...asked];
};

const tableVariables = (): readonly string[] =>
  [...configuration.matchAll(/^\| `(?<name>[A-Z_]+(?:\{PRODUCT\}_URL)?)` +\|/gmu)]
    .map((row) => row.groups?.['name'] ?? '')
    .toSorted();

const exampleEntries = (): readonly (readonly [string, string])[] =>
  [...example.matchAll(/^#(?<name>[A-Z_]+)=(?<value>.*)$/gmu)].map((line) => [
    line.groups?.['name'] ?? '',
    line.groups?.['value'] ?? '',
  ]);

describe('the documented configuration', () => {
  test('docs/configuration.md lists exactly the variables that the server reads', () => {
    expect(tableVariables()).toEqual(documented(readVariables()));
  });

  test('.env.example lists exactly the variables that the server reads', () => {
    const read = readVariables();
    const names = exampleEntries().map(([name]) => name);
    expect(names.filter((name) => !read.includes(name))).toEqual([]);
    expect(documented(names)).toEqual(documented(read));
  });

  test('every value of .env.example is allowed', () => {
    // Others of OpenTelemetry's are looked at beside it alone, a consent script beside safe sites, and
    // a mail server beside an address that mails are from, each secret of a payment beside the other.
    const beside = {
      BANK_ACCOUNT_HOLDER: 'Passepartout GmbH',
      MAIL_FROM: 'service@example.com',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      SITES: 'poster.de=www.example.com',
    };
    const refused = exampleEntries().filter(([name, value]) =>
      E.isLeft(readConfiguration({ ...beside, [name]: value })),
    );
    expect(refused).toEqual([]);
  });
});

describe('the scripts', () => {
  test.each(['README.md', 'docs/development.md'])(
    'every npm script that %s names exists',
    (path) => {
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(
        readFileSync(join(root, 'package.json'), 'utf8'),
      );
      const text = readFileSync(join(root, path), 'utf8');
      const named = [...text.matchAll(/npm (?:run )?(?<name>start|test|[a-z]+(?::[a-z]+)?)\b/gu)]
        .map((match) => match.groups?.['name'] ?? '')
        .filter((name) => name !== 'run');
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    },
  );
});

const trackedFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A heading's anchor as Git hosts make it: lower case, without punctuation, dashes for spaces. */
const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.matchAll(/^#+ (?<heading>.+)$/gmu)].map(({ groups }) =>
      (groups?.['heading'] ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** A document without its code, in which brackets and parentheses are not links. */
const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[\s\S]*?^```/gmu, '').replaceAll(/`[^`]*`/gu, '');

/** The links of a document that lead nowhere: to no file, or to no heading of one. */
const deadLinks = (path: string): readonly string[] =>
  [
    ...withoutCode(read(path)).matchAll(
      /\]\((?!https?:)(?<file>[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/gu,
    ),
  ].flatMap(({ groups }) => {
    const file = groups?.['file'] ?? '';
    const anchor = groups?.['anchor'];
    const target = file === '' ? path : join(dirname(path), file);
    const isThere =
      existsSync(join(root, target)) &&
      (anchor === undefined || anchorsOf(read(target)).has(anchor));
    return isThere ? [] : [`${path}: ${file}${anchor === undefined ? '' : `#${anchor}`}`];
  });

describe('the links', () => {
  test('every link of a document leads to a file and a heading', () => {
    expect(trackedFiles('*.md').flatMap(deadLinks)).toEqual([]);
  });

  test('every record that code or documents name exists', () => {
    const numbers = new Set(
      trackedFiles('docs/decisions/*.md').map((path) => /\d{4}/u.exec(path)?.[0] ?? path),
    );
    const named = trackedFiles('*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yml').flatMap((path) =>
      [...read(path).matchAll(/(?:decisions\/|[Dd]ecision |[Rr]ecord |\[)(?<number>0\d{3})\b/gu)]
        .map(({ groups }) => groups?.['number'] ?? '')
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(named).toEqual([]);
  });
});

/** Files and folders of the repository that a document names as code. */
const namedPaths = (markdown: string): readonly string[] =>
  [
    ...markdown.matchAll(
      /`(?<path>(?:adapters|bench|core|docs|examples|scripts|server|tests|ui)\/[\w./-]+)`/gu,
    ),
  ].map(({ groups }) => groups?.['path'] ?? '');

describe('the paths', () => {
  test('every file and folder that a document names exists', () => {
    // Built, or made by whoever runs the shop.
    const made = new Set(['docs/reference/site']);
    const missing = trackedFiles('*.md').flatMap((document) =>
      namedPaths(read(document))
        .filter((path) => !made.has(path) && !existsSync(join(root, path)))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

test('each point of ASVS has one row, and what proves it', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  const points = rows.map(([point]) => point);
  expect(points.length).toBeGreaterThan(180);
  expect(new Set(points).size).toBe(points.length);
});

describe('the records', () => {
  test('each has at most fifteen lines of 200 characters, and 250 words', () => {
    const tooLong = trackedFiles('docs/decisions/0*.md').filter((path) => {
      const text = read(path).trim();
      const lines = text.split('\n');
      return (
        lines.length > 15 ||
        lines.some((line) => line.length > 200) ||
        text.split(/\s+/u).length > 250
      );
    });
    expect(tooLong).toEqual([]);
  });
});
