/**
 * Runs every check of the house and sums them up: each tool counts one, each test counts one. The
 * last line is `N passed, N failed`. `quick` is the inner loop: no browser, no build, no database,
 * few runs of each property; rules of the linter that need types, and the content, only for what has
 * changed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';

import { E, t } from '../core/fp.ts';
import { skippedEngines } from './engines.mjs';
import { skippedPdfTools } from './pdf-tools.mjs';

type Step = {
  readonly name: string;
  /** Commands, run one after another until one fails. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** A run of Vitest, whose tests are counted one by one. */
  readonly tests?: true;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Takes all cores, so nothing runs beside it. */
  readonly alone?: true;
};

type Result = { readonly passed: number; readonly failed: number; readonly output: string };

const root = join(import.meta.dirname, '..');
/** Tools by their names, as npm's scripts find them. */
const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
const reports = join(root, '.cache', 'reports');
const quick = process.argv.includes('quick');
const quickRuns = process.env['FAST_CHECK_NUM_RUNS'] ?? '10';

const vitest = (name: string, ...parameters: readonly string[]): readonly [string, ...string[]] => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${name}.json`)}`,
  ...parameters,
];

/**
 * The compiler's own number of checkers, four for each project and all projects side by side, needs
 * twice the processor's time of one after the other: each checker makes the types that it meets.
 */
const typeCheck = [
  'tsc',
  '-b',
  '--builders',
  '1',
  '--checkers',
  String(Math.max(1, Math.floor(availableParallelism() / 2))),
] as const;

/** Everything but the linter, whose rules that need types take longer than all of these. */
const statics: readonly Step[] = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'import rules', commands: [['node', 'scripts/import-rules.ts']] },
  { name: 'core exports', commands: [['node', 'scripts/core-exports.ts']] },
  { name: 'core reach', commands: [['node', 'scripts/core-reach.ts']] },
  { name: 'unused exports', commands: [['node', 'scripts/unused-exports.ts']] },
  { name: 'types', commands: [typeCheck] },
  { name: 'content', commands: [['node', 'scripts/content-check.ts']] },
];

/** What git prints, line by line; nothing where it cannot say. */
const gitLines = (...parameters: readonly string[]): readonly string[] => {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', parameters, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
};

/** Code that differs from the last commit of `main`, committed or not. */
const changedCode = (): readonly string[] => {
  const [base = 'HEAD'] = gitLines('merge-base', 'HEAD', 'main');
  const changed = [
    ...gitLines('diff', '--name-only', '--diff-filter=d', base),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
  return changed.filter((path) => /\.tsx?$/u.test(path) && existsSync(join(root, path)));
};

/** The linter without rules that need types, and with them where something has changed. */
const quickLint = (changed: readonly string[]): Step => {
  const withTypes: Step['commands'] = changed.length === 0 ? [] : [['oxlint', ...changed]];
  return { name: 'lint', commands: [['oxlint', '-c', '.oxlintrc.quick.json'], ...withTypes] };
};

/** All of them; the content is read where something of it has changed, or of its texts. */
const quickStatics = (changed: readonly string[]): readonly Step[] =>
  statics.filter(
    ({ name }) => name !== 'content' || changed.some((path) => /content|messages/u.test(path)),
  );

const quickSteps = (changed: readonly string[]): readonly Step[] => [
  {
    // First: it takes as long as all the others together.
    name: 'unit',
    tests: true,
    commands: [
      vitest(
        'unit',
        '--project=core',
        '--project=node',
        'tests/core/',
        'tests/structure/',
        'tests/ui/',
        'tests/adapters/',
      ),
    ],
  },
  ...quickStatics(changed),
  quickLint(changed),
];

const allSteps: readonly Step[] = [
  ...statics,
  { name: 'lint', commands: [['oxlint']] },
  { name: 'build', commands: [['node', 'scripts/setup.mjs', 'build']] },
  { name: 'unit', tests: true, commands: [vitest('unit', '--project=core', '--project=node')] },
  { name: 'sizes', needs: ['build'], commands: [['node', 'scripts/sizes.ts']] },
  {
    name: 'stories',
    tests: true,
    alone: true,
    commands: [vitest('stories', '--project=storybook-*')],
  },
  {
    name: 'end to end',
    tests: true,
    alone: true,
    needs: ['build'],
    commands: [vitest('end to end', '--project=web')],
  },
];

/** Steps whose output is shown when they pass, too. */
const printed = new Set(['core reach', 'sizes']);

/**
 * Compiler and linter are programs in Go: they look for garbage when there is four times as much as
 * is used, which costs half a gigabyte and saves a third of their time.
 */
const environment = { ...process.env, PATH: path, GOGC: process.env['GOGC'] ?? '400' };

const running = new Set<ChildProcess>();

/** Runs one command; answers its exit code and all that it printed. */
const execute = ([command, ...parameters]: readonly [string, ...string[]]): Promise<{
  readonly code: number;
  readonly output: string;
}> =>
  new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...environment, ...(quick && { FAST_CHECK_NUM_RUNS: quickRuns, QUICK_TESTS: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    running.add(child);
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('error', (error) => {
      running.delete(child);
      done({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, output: Buffer.concat(output).toString() });
    });
  });

const report = t.type({ numPassedTests: t.number, numFailedTests: t.number });

/** What a run of Vitest counted; a run that fails outside its tests counts as one failure. */
const counted = (name: string, code: number): Omit<Result, 'output'> => {
  const none = { passed: 0, failed: 1 };
  try {
    const decoded = report.decode(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
    if (E.isLeft(decoded)) return none;
    const { numFailedTests, numPassedTests } = decoded.right;
    return {
      passed: numPassedTests,
      failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests),
    };
  } catch {
    return none;
  }
};

const runCommands = async (step: Step): Promise<Result> => {
  const outputs: string[] = [];
  for (const command of step.commands) {
    // One after another on purpose: the second reads what the first wrote.
    const { code, output } = await execute(command);
    outputs.push(output);
    if (step.tests) return { ...counted(step.name, code), output };
    if (code !== 0) return { passed: 0, failed: 1, output: outputs.join('') };
  }
  return { passed: 1, failed: 0, output: outputs.join('') };
};

const summary = ({ failed, passed }: Pick<Result, 'failed' | 'passed'>): string =>
  `${passed} passed, ${failed} failed`;

const run = async (step: Step): Promise<Result> => {
  const start = performance.now();
  const result = await runCommands(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = step.tests ? `, ${summary(result)}` : '';
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${counts})`);
  if (result.failed > 0 || printed.has(step.name)) console.log(result.output.trimEnd());
  return result;
};

/** Runs the steps in their order, as many side by side as there are cores, at most two. */
const runAll = async (steps: readonly Step[]): Promise<readonly Result[]> => {
  const lanes = Math.min(2, availableParallelism());
  const results = new Map<string, Result>();
  const active = new Map<string, Promise<void>>();
  const start = (step: Step): void => {
    const missing = step.needs?.find((name) => (results.get(name)?.failed ?? 1) > 0);
    if (missing !== undefined) {
      console.log(`✗ ${step.name} (not run: ${missing} failed)`);
      results.set(step.name, { passed: 0, failed: 1, output: '' });
      return;
    }
    const finished = run(step).then((result) => {
      results.set(step.name, result);
      active.delete(step.name);
    });
    active.set(step.name, finished);
  };
  for (const step of steps) {
    const limit = step.alone ? 1 : lanes;
    const waits = (): boolean =>
      active.size >= limit || (step.needs ?? []).some((name) => active.has(name));
    while (waits()) await Promise.race(active.values());
    start(step);
    if (step.alone) await Promise.all(active.values());
  }
  await Promise.all(active.values());
  return [...results.values()];
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = await runAll(quick ? quickSteps(changedCode()) : allSteps);
const total = results.reduce(
  (sum, { failed, passed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);

if (!quick) for (const line of [...skippedEngines(), ...skippedPdfTools()]) console.log(line);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
