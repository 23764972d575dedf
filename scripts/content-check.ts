/**
 * `npm run content:check`: looks through every story for what a shopper, an editor or a search
 * engine would stumble over, and counts the pages of each site. The stories are the embedded ones,
 * or with `STORYBLOK_TOKEN` those of a space. Prints every finding and ends with 1 where there is
 * one; `--rule link,figure` prints those of some rules alone.
 */
import { parseArgs } from 'node:util';

import { embeddedSites } from '../server/embedded-addresses.ts';
import { checkContent, countPages, type PageCount } from './content/check-content.ts';
import { contentRules, readSpace } from './content/finding.ts';
import { fetchStories } from './content/fetch-stories.ts';
import { printTable } from '../bench/table.ts';

const { values } = parseArgs({ options: { rule: { type: 'string', default: '' } } });

const storiesOf = async (): Promise<readonly unknown[]> => {
  const token = process.env['STORYBLOK_TOKEN'] ?? '';
  if (token !== '') return fetchStories(token, process.env);
  const { stories } = await import('../server/embedded/content/samples/stories/stories.ts');
  return stories;
};

const printCounts = (counts: readonly PageCount[]): void => {
  const rows = Map.groupBy(counts, ({ locale }) => locale);
  const channels = [...new Set(counts.map(({ channel }) => channel))];
  printTable(
    'Pages',
    ['locale', ...channels],
    [...rows].map(([locale, row]) => [
      locale,
      ...channels.map((channel) => row.find((one) => one.channel === channel)?.pages ?? 0),
    ]),
  );
};

const space = readSpace(await storiesOf());
// The port is of no account: links are followed by the rules, not over the wire.
const found = checkContent(space, embeddedSites(80));
const wanted =
  values.rule === ''
    ? contentRules
    : contentRules.filter((rule) => values.rule.split(',').includes(rule));

printCounts(countPages(space));
console.log('');
for (const rule of wanted)
  for (const { story, path, message } of found[rule])
    console.log(`${rule}  ${story}${path === '' ? '' : ` ${path}`}: ${message}`);
console.log(wanted.map((rule) => `${rule} ${found[rule].length}`).join(' · '));
process.exitCode = wanted.some((rule) => found[rule].length > 0) ? 1 : 0;
