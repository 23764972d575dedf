/**
 * `npm run bench`: measures the production build, prints every figure beside those of the peers and
 * keeps them in results.json. `--only=sizes,load` runs parts, `--quick` measures shortly, `--port=`
 * moves it from 4700, `--beside=` names another built checkout, whose pages are visited in turn with
 * this one's. It judges nothing: sizes have budgets (budgets.json, `npm test`), times are for people
 * to read.
 */
import { parseArgs } from 'node:util';

import { measureCheckout } from './checkout.ts';
import { measureChoices } from './choices.ts';
import { measureDesigns } from './designs.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureModules } from './modules.ts';
import { measureOperations } from './operations.ts';
import { isPartName, keepResults, partNames, type PartName, type PartResult } from './results.ts';
import { measurePrint } from './print.ts';
import { measurePrices } from './prices.ts';
import { measureSizes } from './sizes.ts';
import { measureStart } from './start.ts';
import { measureThroughput } from './throughput.ts';
import { measureVisits } from './visits.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: partNames.join(',') },
    quick: { type: 'boolean', default: false },
    port: { type: 'string', default: '4700' },
    beside: { type: 'string' },
  },
});

const { quick } = values;
const port = Number(values.port);

const measures: Readonly<Record<PartName, () => PartResult | Promise<PartResult>>> = {
  sizes: () => measureSizes(port),
  modules: measureModules,
  start: () => measureStart(port),
  load: () => measureThroughput(port, { warmUpSeconds: quick ? 1 : 4, seconds: quick ? 3 : 10 }),
  prices: () => measurePrices(port, { warmUpSeconds: 1, seconds: quick ? 1 : 2 }),
  checkout: () => measureCheckout(port, quick ? 1 : 4),
  print: measurePrint,
  designs: () => measureDesigns(quick ? 100 : 1_000),
  operations: () => measureOperations(quick ? 100 : 500),
  choices: () => measureChoices(port, quick ? 3 : 12),
  visits: () => measureVisits(port, quick ? 1 : 3, values.beside),
  lighthouse: () => measureLighthouse(port, quick ? 1 : 3),
};

const wanted = values.only.split(',').map((name) => name.trim());
const unknown = wanted.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`Not a part: ${unknown.join(', ')}. Parts are ${partNames.join(', ')}.`);
  process.exit(1);
}

const found: Partial<Record<PartName, PartResult>> = {};
for (const name of partNames.filter((part) => wanted.includes(part))) {
  // One after another: two measurements on one machine would measure each other.
  found[name] = await measures[name]();
}
keepResults(found);
