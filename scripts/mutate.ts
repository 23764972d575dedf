/**
 * `npm run mutate [subject …]`: changes the core in thousands of small ways and expects the laws of
 * the changed subject to fail each time. Every subject is tried by its own tests alone, two side by
 * side; what they left behind is in .cache/mutation/reports. Below 85 % of all mutants it fails.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../core/fp.ts';
import { root } from './package/run-tool.ts';
import { packageEntries } from './package/subjects.ts';

/** The least share of mutants that the laws must notice, in percent. */
const leastScore = 85;

const reports = join(root, '.cache/mutation/reports');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const report = t.type({
  files: t.record(t.string, t.type({ mutants: t.readonlyArray(t.type({ status: t.string })) })),
});

type Score = { readonly subject: string; readonly noticed: number; readonly missed: number };

/** The subjects that have rules of their own; ports are types alone. */
const allSubjects: readonly string[] = packageEntries(join(root, 'core'))
  .map(({ name }) => name)
  .filter((name) => name !== 'ports');

const fileOf = (subject: string): string => join(reports, `${subject}.json`);

const run = (subject: string): Promise<void> =>
  new Promise((done) => {
    const folder = subject === 'usecases' ? 'core/usecases' : `core/domain/${subject}`;
    const settings = join(reports, `${subject}.config.json`);
    const shared: unknown = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
    const own = {
      mutate: [`${folder}/**/*.ts`],
      concurrency: 1,
      tempDirName: `.cache/mutation/sandbox-${subject}`,
      jsonReporter: { fileName: fileOf(subject) },
      reporters: ['clear-text', 'json'],
      thresholds: { break: null },
    };
    writeFileSync(settings, JSON.stringify(Object.assign({}, shared, own)));
    const child = spawn(process.execPath, [stryker, 'run', settings], {
      cwd: root,
      env: { ...process.env, MUTATED_SUBJECT: subject },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('close', () => {
      writeFileSync(join(reports, `${subject}.log`), Buffer.concat(output));
      done();
    });
  });

/** Mutants noticed and missed in a subject; undefined where its run did not end. */
const scoreOf = (subject: string): Score | undefined => {
  if (!existsSync(fileOf(subject))) return undefined;
  const decoded = report.decode(JSON.parse(readFileSync(fileOf(subject), 'utf8')));
  if (E.isLeft(decoded)) return undefined;
  const states = Object.values(decoded.right.files).flatMap(({ mutants }) => mutants);
  const count = (...wanted: readonly string[]): number =>
    states.filter(({ status }) => wanted.includes(status)).length;
  return {
    subject,
    noticed: count('Killed', 'Timeout'),
    missed: count('Survived', 'NoCoverage'),
  };
};

const percent = ({ noticed, missed }: Omit<Score, 'subject'>): string =>
  noticed + missed === 0 ? '—' : `${((100 * noticed) / (noticed + missed)).toFixed(2)} %`;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !allSubjects.includes(name));
if (unknown.length > 0) {
  console.error(
    `No subject of the core: ${unknown.join(', ')}. They are ${allSubjects.join(', ')}.`,
  );
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const subjects = asked.length === 0 ? allSubjects : asked;
const waiting = [...subjects];
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await run(next);
    const score = scoreOf(next);
    const line = score === undefined ? 'did not end' : `${percent(score)}, ${score.missed} missed`;
    console.log(`${next}: ${line} (.cache/mutation/reports/${next}.log)`);
  }
};
await Promise.all([lane(), lane()]);

const scores = subjects.flatMap((subject) => scoreOf(subject) ?? []);
const sum = (part: 'noticed' | 'missed'): number =>
  scores.reduce((total, score) => total + score[part], 0);
const total = { noticed: sum('noticed'), missed: sum('missed') };
console.log(`${percent(total)}: ${total.noticed} noticed, ${total.missed} missed`);
const isEnough = total.noticed * 100 >= leastScore * (total.noticed + total.missed);
process.exitCode = isEnough && scores.length === subjects.length ? 0 : 1;
