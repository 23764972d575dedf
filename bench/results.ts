import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { oneOf } from '../core/domain/text/one-of.ts';
import { E, t } from '../core/fp.ts';

/** The parts of the bench, in the order in which they run and are kept. */
export const partNames = [
  'sizes',
  'modules',
  'start',
  'load',
  'prices',
  'checkout',
  'designs',
  'print',
  'operations',
  'choices',
  'visits',
  'lighthouse',
] as const;

export type PartName = (typeof partNames)[number];

/** Whether a text names a part. */
export const isPartName = oneOf(partNames);

/**
 * What results.json keeps: the parts of the bench, what `npm run mutate`, `npm run endure` and
 * `npm run crawl` found, and under `before` what the parts were at an earlier commit, measured in
 * the same hour.
 */
const keptNames = [...partNames, 'mutation', 'endure', 'crawl', 'before'] as const;

type KeptName = (typeof keptNames)[number];

/** What a part found: plain data, in an order of its own that never changes. */
export type PartResult = Readonly<Record<string, unknown>>;

const file = join(import.meta.dirname, 'results.json');

const kept = t.type({ parts: t.record(t.string, t.unknown) });

/** What results.json holds, by part. */
export const readKept = (): Readonly<Record<string, unknown>> => {
  if (!existsSync(file)) return {};
  const decoded = kept.decode(JSON.parse(readFileSync(file, 'utf8')));
  return E.isRight(decoded) ? decoded.right.parts : {};
};

/** Where the figures come from: without it they can not be compared. */
export const machine = (): PartResult => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 1e9),
});

/** Writes what was measured to results.json; the parts that did not run keep their last figures. */
export const keepResults = (found: Readonly<Partial<Record<KeptName, PartResult>>>): void => {
  const before = readKept();
  const measured = machine();
  const parts = Object.fromEntries(
    keptNames.flatMap((name) => {
      const result = found[name];
      if (result !== undefined) return [[name, { measured, ...result }]];
      return before[name] === undefined ? [] : [[name, before[name]]];
    }),
  );
  writeFileSync(file, `${JSON.stringify({ parts }, null, 2)}\n`);
};
