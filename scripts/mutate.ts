/**
 * `npm run mutate [subject …]`: changes the core, adapters and the server in thousands of small ways
 * and expects the tests of the changed subject to fail each time (scripts/mutation/subjects.ts).
 * Two subjects are tried side by side, the largest first; what they left behind is in
 * .cache/mutation/reports, the scores are kept in bench/results.json. Below 90 % of all mutants it
 * fails. `--read` runs nothing and only reads the reports of the last runs.
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
import { mutatedSubjects, type MutatedSubject } from './mutation/subjects.ts';
import { root } from './package/run-tool.ts';

const reports = join(root, '.cache/mutation/reports');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** The name of a subject, which may be a path, as that of one file. */
const plainName = (subject: string): string => subject.replaceAll('/', '-');

const fileOf = (subject: string, ending = 'json'): string =>
  join(reports, `${plainName(subject)}.${ending}`);

/** Bytes of a subject's sources: about how long its run takes. */
const sizeOf = ({ sources }: MutatedSubject): number =>
  sources.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);

const run = ({ name, sources }: MutatedSubject, concurrency: number): Promise<void> =>
  new Promise((done) => {
    const settings = fileOf(name, 'config.json');
    const shared: unknown = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
    const own = {
      mutate: sources,
      concurrency,
      tempDirName: `.cache/mutation/sandbox-${plainName(name)}`,
      jsonReporter: { fileName: fileOf(name) },
      reporters: ['clear-text', 'json', 'progress-append-only'],
      thresholds: { break: null },
    };
    rmSync(fileOf(name), { force: true });
    writeFileSync(settings, JSON.stringify(Object.assign({}, shared, own)));
    // Written as it comes, so that a run of an hour can be watched.
    const log = openSync(fileOf(name, 'log'), 'w');
    const child = spawn(process.execPath, [stryker, 'run', settings], {
      cwd: root,
      env: { ...process.env, MUTATED_SUBJECT: name },
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
const names = mutatedSubjects.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No subject: ${unknown.join(', ')}. They are ${names.join(', ')}.`);
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const wanted = positionals.length === 0 ? names : positionals;
const waiting = values.read
  ? []
  : mutatedSubjects
      .filter(({ name }) => wanted.includes(name))
      .toSorted((one, other) => sizeOf(other) - sizeOf(one));
// One subject has both cores.
const concurrency = waiting.length === 1 ? 2 : 1;
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await run(next, concurrency);
    console.log(`${next.name}: ${scoreText(readScore(fileOf(next.name)))}`);
  }
};
await Promise.all([lane(), lane()]);

const scores: Scores = Object.fromEntries(
  wanted.flatMap((subject) => {
    const score = readScore(fileOf(subject));
    return score === undefined ? [] : [[subject, score]];
  }),
);
const missing = wanted.filter((subject) => scores[subject] === undefined);
if (missing.length > 0)
  console.error(`Did not end: ${missing.join(', ')} (.cache/mutation/reports)`);

const total = totalOf(scores);
console.log(scoreText(total));
keepResults({ mutation: keptScores(scores) });
const untried = names.filter((name) => scoresKept()[name] === undefined);
if (untried.length > 0) console.log(`Never tried to the end: ${untried.join(', ')}`);
process.exitCode = missing.length === 0 && percentOf(total) >= leastScore ? 0 : 1;
