/** The record of mutation testing: whole, above the bar, and read from reports as they are. */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import {
  keptScores,
  leastScore,
  percentOf,
  readScore,
  scoresKept,
  totalOf,
} from '../../scripts/mutation/scores.ts';
import { mutatedSubjects } from '../../scripts/mutation/subjects.ts';
import { root } from '../../scripts/package/run-tool.ts';

const subjectNames = mutatedSubjects.map(({ name }) => name);

const folder = mkdtempSync(join(tmpdir(), 'scores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (statuses: readonly string[]): string => {
  const file = join(folder, `${statuses.join('-')}.json`);
  writeFileSync(
    file,
    JSON.stringify({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } }),
  );
  return file;
};

describe('the figures of bench/results.json', () => {
  test('name subjects alone; a new one has no score before its first run', () => {
    const names = Object.keys(scoresKept());
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !subjectNames.includes(name))).toEqual([]);
  });

  test('are above the bar, in sum and each', () => {
    expect(percentOf(totalOf(scoresKept()))).toBeGreaterThanOrEqual(leastScore);
    const below = Object.entries(scoresKept()).filter(
      ([, score]) => score === undefined || percentOf(score) < leastScore,
    );
    expect(below).toEqual([]);
  });
});

test('every subject has sources, and tests that judge them', () => {
  const empty = mutatedSubjects.filter(
    ({ sources, tests }) =>
      sources.length === 0 || globSync([...tests], { cwd: root }).length === 0,
  );
  expect(empty).toEqual([]);
  const sources = mutatedSubjects.flatMap((subject) => subject.sources);
  expect(sources).toContain('server/pages/render.tsx');
  expect(new Set(sources).size).toBe(sources.length);
});

describe('a report of a run', () => {
  test('counts what a test noticed, by failing or by not ending, and leaves out the rest', () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'];
    expect(readScore(reportOf(statuses))).toEqual({ noticed: 3, missed: 2 });
  });

  test('has no score where the run did not end', () => {
    expect(readScore(join(folder, 'none.json'))).toBeUndefined();
    writeFileSync(join(folder, 'half.json'), '{}');
    expect(readScore(join(folder, 'half.json'))).toBeUndefined();
  });

  test('never rounds up to the bar', () => {
    expect(percentOf({ noticed: 89_999, missed: 10_001 })).toBeLessThan(leastScore);
    expect(percentOf({ noticed: 0, missed: 0 })).toBe(100);
  });

  test('takes the place of the subject alone', () => {
    const [name = ''] = subjectNames;
    const kept = keptScores({ [name]: { noticed: 1, missed: 0 } });
    expect(kept['subjects']).toMatchObject({ [name]: { noticed: 1, missed: 0 } });
    const names = new Set([name, ...Object.keys(scoresKept())]);
    expect(Object.keys(Object(kept['subjects'])).toSorted()).toEqual([...names].toSorted());
  });
});
