/**
 * `npm run endure`: what takes too long for `npm test`. `--hostile 1000000` sends so many generated
 * requests, `--kills 100` ends so many shops by force on each engine, `--load 60` holds 500
 * connections for so many seconds, `--faults` lets every service fail in every way (with `--only
 * content/huge` one in one way); `--seed` repeats a run, `--port` moves the load from 4700. It
 * ends with 1 where the shop breaks a law, and keeps its figures in bench/results.json.
 */
import { parseArgs } from 'node:util';

import { keepResults, readKept, type PartResult } from '../bench/results.ts';
import { t } from '../core/fp.ts';
import { endureFaults } from './endure/faults.ts';
import { endureHostility } from './endure/hostile.ts';
import { endureKills } from './endure/kills.ts';
import { endureLoad } from './endure/load.ts';

const { values } = parseArgs({
  options: {
    hostile: { type: 'string' },
    faults: { type: 'boolean', default: false },
    kills: { type: 'string' },
    only: { type: 'string', default: '' },
    load: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    port: { type: 'string', default: '4700' },
  },
});

/** A number from the command line. */
const wanted = (name: 'hostile' | 'kills' | 'load' | 'port' | 'seed'): number | undefined => {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`--${name} ${text} must be a whole number from 1.`);
  process.exit(1);
};

const seed = wanted('seed') ?? 1;
const hostile = wanted('hostile');
const kills = wanted('kills');
const load = wanted('load');

if (hostile === undefined && kills === undefined && load === undefined && !values.faults) {
  console.error('Say what is to be endured: --hostile 1000000, --kills 100, --load 60, --faults.');
  process.exit(1);
}

/** What earlier runs found of the parts that this one leaves out. */
const kept = readKept()['endure'];
const { measured: _earlier, ...before } = t.UnknownRecord.is(kept) ? kept : {};
// One after another: two of them on one machine would endure each other.
const found: PartResult = {
  ...before,
  ...(hostile !== undefined && { hostile: await endureHostility(hostile, seed) }),
  ...(kills !== undefined && { kills: await endureKills(kills, seed) }),
  ...(values.faults && { faults: await endureFaults(values.only) }),
  ...(load !== undefined && { load: await endureLoad(wanted('port') ?? 4700, load) }),
};
// One row is for whoever looks into it.
if (values.only === '') keepResults({ endure: found });
console.log(JSON.stringify(found, null, 2));
