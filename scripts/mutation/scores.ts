import { existsSync, readFileSync } from 'node:fs';

import { readKept, type PartResult } from '../../bench/results.ts';
import { E, t } from '../../core/fp.ts';

/** The least share of mutants that the laws must notice, in percent. */
export const leastScore = 90;

const score = t.type({ noticed: t.number, missed: t.number });

/** Mutants that a test noticed, by failing or by not ending, and mutants that none did. */
type Score = t.TypeOf<typeof score>;

/** Scores by subject; a subject without one was never tried to the end. */
export type Scores = Readonly<Record<string, Score | undefined>>;

const report = t.type({
  files: t.record(t.string, t.type({ mutants: t.readonlyArray(t.type({ status: t.string })) })),
});

/** What Stryker's report says of a subject; undefined where its run did not end. */
export const readScore = (file: string): Score | undefined => {
  if (!existsSync(file)) return undefined;
  const decoded = report.decode(JSON.parse(readFileSync(file, 'utf8')));
  if (E.isLeft(decoded)) return undefined;
  const states = Object.values(decoded.right.files).flatMap(({ mutants }) => mutants);
  const count = (...wanted: readonly string[]): number =>
    states.filter(({ status }) => wanted.includes(status)).length;
  return { noticed: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
};

/** The sum over subjects. */
export const totalOf = (scores: Scores): Score =>
  Object.values(scores).reduce<Score>(
    (sum, one) => ({
      noticed: sum.noticed + (one?.noticed ?? 0),
      missed: sum.missed + (one?.missed ?? 0),
    }),
    { noticed: 0, missed: 0 },
  );

/** The share of mutants noticed, in percent to two decimals; 100 without mutants. */
export const percentOf = ({ noticed, missed }: Score): number =>
  noticed + missed === 0 ? 100 : Math.floor((10_000 * noticed) / (noticed + missed)) / 100;

/** A score as a line of the terminal. */
export const scoreText = (found: Score | undefined): string =>
  found === undefined
    ? 'did not end'
    : `${percentOf(found).toFixed(2)} %, ${found.noticed} noticed, ${found.missed} missed`;

const kept = t.type({ subjects: t.record(t.string, score) });

/** The scores in bench/results.json. */
export const scoresKept = (): Scores => {
  const decoded = kept.decode(readKept()['mutation']);
  return E.isRight(decoded) ? decoded.right.subjects : {};
};

/** What bench/results.json keeps: the new scores beside those of the subjects not tried now. */
export const keptScores = (found: Scores): PartResult => {
  const all: Scores = { ...scoresKept(), ...found };
  const names = Object.keys(all).toSorted();
  return {
    percent: percentOf(totalOf(all)),
    ...totalOf(all),
    subjects: Object.fromEntries(names.map((name) => [name, all[name]])),
  };
};
