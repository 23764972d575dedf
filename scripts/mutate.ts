/**
 * `npm run mutate [subject …]`: changes the core in thousands of small ways and expects the laws of
 * the changed subject to fail each time. Every subject is tried by its own tests alone, two side by
 * side, the largest first; what they left behind is in .cache/mutation/reports, the scores are kept
 * in bench/results.json. Below 90 % of all mutants it fails. `--read` runs nothing and only reads
 * the reports of the last runs.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { keepResults } from '../bench/results.ts';
import {
  keptScores,
  leastScore,
  percentOf,
  readScore,
  scoresKept,
  scoreText,
  totalOf,
  type Scores,
} from './mutation/scores.ts';
import { mutatedSubjects } from './mutation/subjects.ts';
import { root } from './package/run-tool.ts';
import { packageEntries } from './package/subjects.ts';

const reports = join(root, '.cache/mutation/reports');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const fileOf = (subject: string): string => join(reports, `${subject}.json`);

/** The sources of a subject, from the root: a product's stand in its folder. */
const filesOf = (subject: string): readonly string[] =>
  packageEntries(join(root, 'core'))
    .filter(({ name }) => name === subject)
    .flatMap(({ modules }) => modules.map((path) => `core/${path}`));

/** Bytes of a subject's sources: about how long its run takes. */
const sizeOf = (subject: string): number =>
  filesOf(subject).reduce((sum, path) => sum + statSync(join(root, path)).size, 0);

const run = (subject: string): Promise<void> =>
  new Promise((done) => {
    const settings = join(reports, `${subject}.config.json`);
    const shared: unknown = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
    const own = {
      mutate: filesOf(subject),
      concurrency: 1,
      tempDirName: `.cache/mutation/sandbox-${subject}`,
      jsonReporter: { fileName: fileOf(subject) },
      reporters: ['clear-text', 'json', 'progress-append-only'],
      thresholds: { break: null },
    };
    rmSync(fileOf(subject), { force: true });
    writeFileSync(settings, JSON.stringify(Object.assign({}, shared, own)));
    // Written as it comes, so that a run of an hour can be watched.
    const log = openSync(join(reports, `${subject}.log`), 'w');
    const child = spawn(process.execPath, [stryker, 'run', settings], {
      cwd: root,
      env: { ...process.env, MUTATED_SUBJECT: subject },
      stdio: ['ignore', log, log],
    });
    child.on('close', () => {
      closeSync(log);
      done();
    });
  });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !mutatedSubjects.includes(name));
if (unknown.length > 0) {
  console.error(
    `No subject of the core: ${unknown.join(', ')}. They are ${mutatedSubjects.join(', ')}.`,
  );
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const subjects = positionals.length === 0 ? mutatedSubjects : positionals;
const waiting = values.read ? [] : subjects.toSorted((one, other) => sizeOf(other) - sizeOf(one));
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await run(next);
    console.log(`${next}: ${scoreText(readScore(fileOf(next)))}`);
  }
};
await Promise.all([lane(), lane()]);

const scores: Scores = Object.fromEntries(
  subjects.flatMap((subject) => {
    const score = readScore(fileOf(subject));
    return score === undefined ? [] : [[subject, score]];
  }),
);
const missing = subjects.filter((subject) => scores[subject] === undefined);
if (missing.length > 0)
  console.error(`Did not end: ${missing.join(', ')} (.cache/mutation/reports)`);

const total = totalOf(scores);
console.log(scoreText(total));
keepResults({ mutation: keptScores(scores) });
const untried = mutatedSubjects.filter((name) => scoresKept()[name] === undefined);
if (untried.length > 0) console.log(`Never tried to the end: ${untried.join(', ')}`);
process.exitCode = missing.length === 0 && percentOf(total) >= leastScore ? 0 : 1;
