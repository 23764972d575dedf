/** What the sample content shows of the shop: every kind of block, and files that are there. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { blockCodecs, type BlockKind } from '../../../../core/domain/content/blocks/registry.ts';
import { channels, type Channel } from '../../../../core/domain/locale/channel.ts';
import { collageMaterials } from '../../../../server/embedded/content/samples/stories/designed/choices.ts';
import { materialPages } from '../../../../server/embedded/content/samples/stories/material-pages.ts';
import { sites, stories } from '../../../../server/embedded/content/samples/stories/stories.ts';
import {
  pageOf,
  pathOf,
  type StoryPage,
} from '../../../../server/embedded/content/samples/stories/site.ts';
import { visitObjects } from '../../../../server/embedded/content/story.ts';

/** Kinds that no sample page of a channel has, and why. */
const unused: Readonly<Record<Channel, Readonly<Partial<Record<BlockKind, string>>>>> = {
  poster: {
    breadcrumb: 'the top of each page shows it',
    card: 'it sells cards, which the channel does not',
    'design-overview': 'it finds cards, which the channel does not sell',
    photobook: 'it sells photo books, which the channel does not',
    reviews: 'the shop has no figures of reviews, and invents none',
  },
  kartenliebe: {
    ab: 'no experiment runs on pages of cards',
    breadcrumb: 'the top of each page shows it',
    'wall-picture': 'it offers wall pictures, which the channel does not sell',
    'last-orders': 'its days are those of wall pictures, which the channel does not sell',
    'material-comparison': 'it compares wall pictures, which the channel does not sell',
    'picture-sets': 'its sets are of wall pictures, which the channel does not sell',
    reviews: 'the shop has no figures of reviews, and invents none',
    usp: 'promises beside a configurator of wall pictures, which the channel does not sell',
  },
};

const isKind = (kind: unknown): kind is BlockKind =>
  typeof kind === 'string' && Object.hasOwn(blockCodecs, kind);

const kindsOf = (content: ReturnType<StoryPage['content']>): readonly BlockKind[] => {
  const kinds: BlockKind[] = [];
  visitObjects(content, ({ kind }) => {
    if (isKind(kind)) kinds.push(kind);
  });
  return kinds;
};

describe.each(channels)('the samples of %s', (channel) => {
  test.each(sites.filter((site) => site.channel === channel))(
    'have every kind of block in $locale, or say why not',
    (site) => {
      const used = new Set([...site.pages.values()].flatMap((page) => kindsOf(page.content(site))));
      const kinds = Object.keys(blockCodecs).filter(isKind);
      const missing = kinds.filter((kind) => !used.has(kind));
      expect(missing.toSorted()).toEqual(Object.keys(unused[channel]).toSorted());
    },
  );
});

test.each(sites.filter(({ channel }) => channel === 'poster'))(
  'the page of collages leads to each of its materials in $locale, and says what it is for',
  (site) => {
    const blocks = site.pages.get('collage')?.content(site).blocks ?? [];
    const making = blocks.find(({ id }) => id === 'making');
    const text = JSON.stringify(making);
    for (const material of collageMaterials) {
      expect(text).toContain(`"${pathOf(site, materialPages[material])}"`);
      const tile = pageOf(site, materialPages[material]).tile(site.locale);
      expect(text).toContain(tile?.text);
    }
  },
);

const publicFolder = join(import.meta.dirname, '../../../../public');

/** Every file of the shop that a story names, with the size that it says. */
const namedFiles = (): ReadonlyMap<string, number | undefined> => {
  const files = new Map<string, number | undefined>();
  visitObjects(
    stories.map(({ content }) => content),
    (object) => {
      const sized = Number(object['kilobytes']);
      visitObjects(object, ({ filename }) => {
        if (typeof filename !== 'string' || !filename.startsWith('/files/')) return;
        if (!Number.isNaN(sized)) files.set(filename, sized);
        else if (!files.has(filename)) files.set(filename, undefined);
      });
    },
  );
  return files;
};

describe('the files of the samples', () => {
  const files = namedFiles();

  test('are there, as large as is said', () => {
    expect(files.size).toBeGreaterThan(10);
    for (const [file, kilobytes] of files) {
      const { size } = statSync(join(publicFolder, file));
      expect([file, kilobytes ?? Math.ceil(size / 1000)]).toEqual([file, Math.ceil(size / 1000)]);
    }
  });

  test('are what their endings say, and videos are light', () => {
    for (const file of files.keys()) {
      const bytes = readFileSync(join(publicFolder, file));
      const start = file.endsWith('.pdf') ? '25504446' : '1a45dfa3';
      expect([file, bytes.subarray(0, 4).toString('hex')]).toEqual([file, start]);
      expect(bytes.length).toBeLessThan(600_000);
    }
  });
});
