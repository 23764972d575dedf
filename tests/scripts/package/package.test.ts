/** The published package, as somebody meets it who installs it into an empty folder. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { installPacked } from '../../../scripts/package/pack-core.ts';
import { root, runTool } from '../../../scripts/package/run-tool.ts';
import { entryText, exportsFor, packageEntries } from '../../../scripts/package/subjects.ts';

let outside = '';
let installed = '';
/** What `npm run pack` prints; the tarball's path is the last line. */
let printed: readonly string[] = [];

beforeAll(() => {
  printed = runTool(process.execPath, ['scripts/pack.ts'], root).trim().split('\n');
  // Installed where nothing of the checkout is seen.
  outside = mkdtempSync(join(tmpdir(), 'passepartout-'));
  installed = join(outside, 'installed');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), '{ "type": "module", "private": true }');
  installPacked(printed.at(-1) ?? '', installed);
  // On a machine that does much else it takes minutes.
}, 600_000);

afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

/** A script of somebody who has the package alone: no React, no server, no types of a platform. */
const script = `
import { defaultFrameChoice } from 'passepartout/catalogue';
import { parseFormat, printFormat, type Format } from 'passepartout/format';
import { locales, type Locale } from 'passepartout/locale';
import { formatMoney, parseWirePrice } from 'passepartout/money';
import * as everything from 'passepartout';
import { printMoney } from 'passepartout/money/print-money';
import { wallPictureUrl } from 'passepartout/wall-picture';

const format = parseFormat('cm', '600x400');
const price = parseWirePrice('chf', '1234.50');
if (format._tag === 'Left' || price._tag === 'Left') throw new Error('refused');
const sides: Format = format.right;
const swiss: Locale = 'de-CH';

export const lines: readonly string[] = [
  String(locales.length),
  printFormat(sides),
  formatMoney(swiss, price.right),
  printMoney(everything.moneyStyles[swiss], price.right),
  wallPictureUrl('/configurator-photo-frame', {
    materialType: 'leinwand',
    format: sides,
    frame: defaultFrameChoice('artbox'),
    locale: swiss,
  }),
  parseFormat('cm', '0600x400')._tag,
];

// @ts-expect-error -- a poster is not a locale
export const wrong: Locale = 'poster';
`;

describe('the package passepartout', () => {
  test('is printed as a path to a tarball', () => {
    expect(existsSync(printed.at(-1) ?? '')).toBe(true);
    expect(printed.at(-1)).toMatch(/^\/.*\/passepartout-\d+\.\d+\.\d+\.tgz$/u);
  });

  test('satisfies publint and attw', () => {
    expect(printed.join('\n')).toMatch(/all good[\s\S]*attw: every entry/iu);
  });

  test('brings fp-ts and io-ts along, and nothing else', () => {
    expect(
      readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['fp-ts', 'io-ts', 'passepartout']);
  });

  test('runs a script in plain Node', () => {
    writeFileSync(join(installed, 'script.ts'), script);
    const print = "import('./script.ts').then(({ lines }) => console.log(lines.join('\\n')))";
    const printed = runTool(process.execPath, ['--input-type=module', '-e', print], installed);
    expect(printed.trim().split('\n')).toEqual([
      '17',
      '600x400',
      'CHF\u00a01’234.50',
      'CHF\u00a01’234.50',
      '/configurator-photo-frame?materialType=leinwand&formatType=600x400&frameType=artbox&matSize=0&matType=mat-none&locale=de-CH',
      'Left',
    ]);
  });

  test('type-checks it, every declaration of the package too', () => {
    writeFileSync(join(installed, 'script.ts'), script);
    const options = ['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024'];
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
    const rest = ['--skipLibCheck', 'false', '--types', '', '--noEmit', 'script.ts'];
    expect(runTool('tsc', [...options, ...strict, ...rest], installed)).toBe('');
  });

  test('offers every entry in plain Node', () => {
    const names = packageEntries(join(root, 'core')).map(({ name }) => name);
    // One process for all: none of them depends on which comes first, since nothing imports in circles.
    const print = `
      for (const name of ${JSON.stringify(names)})
        await import('passepartout/' + name).then(
          (all) => console.log(name, Object.keys(all).length),
          (error) => console.log(name, error.message),
        );`;
    const lines = runTool(process.execPath, ['--input-type=module', '-e', print], installed)
      .trim()
      .split('\n');
    expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(names);
    for (const line of lines) expect(line).toMatch(/^(?:ports \d+|\S+ [1-9]\d*)$/u);
  });
});

describe('the entries of the package', () => {
  const entries = [{ name: 'money', modules: ['domain/money/money.ts', 'domain/money/vat.ts'] }];

  test('gather the modules of their subject', () => {
    expect(entries.map(entryText)).toEqual([
      "export * from './domain/money/money.ts';\nexport * from './domain/money/vat.ts';\n",
    ]);
  });

  test('are offered by name, their modules by path', () => {
    expect(exportsFor(entries)).toEqual({
      '.': './dist/index.js',
      './fp': './dist/fp.js',
      './money': './dist/money.js',
      './money/*': './dist/domain/money/*.js',
    });
  });
});
