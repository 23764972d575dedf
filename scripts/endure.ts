/**
 * `npm run endure`: what takes too long for `npm test`. `--hostile 1000000` sends so many generated
 * requests, `--fuzz 1000` so many to each endpoint, made of its codecs, `--kills 100` ends so many
 * shops by force on each engine, and processes that move vouchers
 * or send mails, `--submits 1000` sends one review so many times at once, `--nodes 20` ends one of two nodes so many times under load, `--faults` lets every
 * service fail in every way (with `--only content/huge` one in one way; with the name of a part, as
 * `account-kills`, that part alone), `--load 60` holds 500
 * connections for so many seconds, `--memory 600` watches memory under mixed load for so many,
 * `--descriptors` lets it run out of descriptors; `--misses 500`, `--selections 200`, `--fields
 * 800000`, `--pictures 40`, `--files 40` and `--log-ins 60` let one client take more than its share;
 * `--seed` repeats a run, `--port` moves the load from 4700. It ends with 1 where the shop breaks a
 * law, and keeps its figures in bench/results.json.
 */
import { parseArgs } from 'node:util';

import { keepResults, machine, readKept, type PartResult } from '../bench/results.ts';
import { t } from '../core/fp.ts';
import { endureAccountKills } from './endure/account-kills.ts';
import { endureCrowd } from './endure/crowds.ts';
import { crowdNames } from './endure/crowds/senders.ts';
import { endureFaults } from './endure/faults.ts';
import { endureFuzz, endureHostility } from './endure/hostile.ts';
import { endureLedgerKills } from './endure/ledger-kills.ts';
import { endureKills } from './endure/kills.ts';
import { endureMailKills } from './endure/mail-kills.ts';
import { endureDescriptors } from './endure/descriptors.ts';
import { endureLoad } from './endure/load.ts';
import { endureMemory } from './endure/memory.ts';
import { endureNodes } from './endure/nodes.ts';
import { endureOrderKills } from './endure/order-kills.ts';
import { endureOrderSubmits } from './endure/order-submits.ts';

const { values } = parseArgs({
  options: {
    hostile: { type: 'string' },
    fuzz: { type: 'string' },
    faults: { type: 'boolean', default: false },
    kills: { type: 'string' },
    submits: { type: 'string' },
    nodes: { type: 'string' },
    only: { type: 'string', default: '' },
    load: { type: 'string' },
    memory: { type: 'string' },
    descriptors: { type: 'boolean', default: false },
    misses: { type: 'string' },
    selections: { type: 'string' },
    fields: { type: 'string' },
    pictures: { type: 'string' },
    files: { type: 'string' },
    'log-ins': { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    port: { type: 'string', default: '4700' },
  },
});

/** A number from the command line. */
const wanted = (name: Exclude<keyof typeof values, 'descriptors'>): number | undefined => {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`--${name} ${text} must be a whole number from 1.`);
  process.exit(1);
};

/** A part with its number, where that is given. */
const part = (
  name: string,
  number: number | undefined,
  endure: (number: number) => Promise<unknown>,
): readonly (readonly [string, () => Promise<unknown>])[] =>
  number === undefined ? [] : [[name, () => endure(number)]];

const seed = wanted('seed') ?? 1;
const hostile = wanted('hostile');
const fuzz = wanted('fuzz');
const kills = wanted('kills');
const submits = wanted('submits');
const nodes = wanted('nodes');
const load = wanted('load');
const memory = wanted('memory');
const { descriptors } = values;
const port = wanted('port') ?? 4700;

/** What is wanted, in the order in which it runs. */
const wantedParts: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ...part('hostile', hostile, (count) => endureHostility(count, seed)),
  ...part('fuzz', fuzz, (each) => endureFuzz(each, seed)),
  ...part('kills', kills, (count) => endureKills(count, seed)),
  ...part('account-kills', kills, (count) => endureAccountKills(count, seed)),
  ...part('ledger-kills', kills, (count) => endureLedgerKills(count, seed)),
  ...part('mail-kills', kills, (count) => endureMailKills(count, seed)),
  ...part('order-kills', kills, (count) => endureOrderKills(count, seed)),
  ...part('order-submits', submits, endureOrderSubmits),
  ...part('nodes', nodes, (count) => endureNodes(count, seed)),
  ...part('faults', values.faults ? 1 : undefined, () => endureFaults(values.only)),
  ...part('load', load, (seconds) => endureLoad(port, seconds)),
  ...part('memory', memory, (seconds) => endureMemory(port, seconds)),
  ...part('descriptors', descriptors ? 1 : undefined, () => endureDescriptors(seed)),
  ...crowdNames.flatMap((name) => part(name, wanted(name), (count) => endureCrowd(name, count))),
]);

const only = wantedParts.get(values.only);
const parts = only === undefined ? wantedParts : new Map([[values.only, only]]);

if (parts.size === 0) {
  console.error(
    'Say what is to be endured: --hostile 1000000, --fuzz 1000, --kills 100, --submits 1000, --nodes 20, --faults, --load 60, --memory 600, --descriptors, --misses 500, --selections 200, --fields 800000, --pictures 40, --files 40, --log-ins 60.',
  );
  process.exit(1);
}

/** What earlier runs found of the parts that this one leaves out. */
const kept = readKept()['endure'];
const { measured: _earlier, ...before } = t.UnknownRecord.is(kept) ? kept : {};
let found: PartResult = before;
// One after another: two of them on one machine would endure each other. What one has found stays,
// whatever the next one meets.
for (const [name, endure] of parts) {
  found = { ...found, [name]: { measured: machine(), figures: await endure() } };
  // One row of the faults is for whoever looks into it.
  if (values.only === '' || only !== undefined) keepResults({ endure: found });
}
console.log(JSON.stringify(found, null, 2));
