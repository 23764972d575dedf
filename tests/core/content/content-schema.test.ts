/** The content schema says all that stories hold, and nothing that no codec writes. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { encodeBlock } from '../../../core/domain/content/block-codec.ts';
import {
  decodeChromeAnswer,
  encodeChrome,
  type Chrome,
} from '../../../core/domain/content/chrome.ts';
import { componentsIn } from '../../../core/domain/content/content-schema.ts';
import { recordsIn } from '../../../core/domain/content/linked-uuids.ts';
import {
  decodeNavigationAnswer,
  encodeNavigation,
} from '../../../core/domain/content/navigation/navigation.ts';
import { decodePage, encodePage } from '../../../core/domain/content/page-codec.ts';
import type { StoryBlock } from '../../../core/domain/content/story-codec.ts';
import { encodeRedirect, storyRedirectOf } from '../../../core/domain/content/story-redirect.ts';
import { E } from '../../../core/fp.ts';
import { anyContentNavigation } from '../../arbitraries/content-navigation.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { plainContent } from '../../fakes/plain-page.ts';
import { fieldsUsed, misfitsIn, schema } from './schema-fields.ts';
import { folder, reading, storyJson, writing } from './story-writer.ts';

const link = { text: 'Frames', url: '/kontakt' };

const chrome: Chrome = {
  footer: ['Service', 'Shop'].map((headline) => ({ headline, links: [link, link] })),
  promises: ['Made to order', 'On time'],
  campaigns: ['Frames', 'Canvas'].map((title) => ({
    id: title,
    title,
    url: 'https://www.example.com/',
    startsAt: Date.UTC(2026, 11, 1),
    endsAt: Date.UTC(2026, 11, 24),
  })),
};

const page = {
  ...plainContent('Canvas'),
  breadcrumb: [link, link],
  ogImages: [{ source: 'leadimage/moon-1/motif.jpg', alternative: 'Moon' }],
  publication: { publishedOn: '2026-09-14', updatedOn: undefined, minutes: 3 },
};

const links = [...reading.links].map(([uuid, slug]) => ({ uuid, full_slug: slug }));

/** Whether a story's content, or a part of it, is refused, by its content type. */
const isRefused: Readonly<Record<string, (content: object) => boolean>> = {
  Page: (content) => {
    const read = decodePage(storyJson(content), reading);
    return E.isLeft(read) || read.right.blocks.some(({ kind }) => kind === 'refused');
  },
  Chrome: (content) => {
    const read = decodeChromeAnswer(folder, { story: storyJson(content), links });
    return E.isLeft(read) || read.right.refused.length > 0;
  },
  Navigation: (content) => {
    const read = decodeNavigationAnswer(folder, { story: storyJson(content), links });
    return E.isLeft(read) || read.right.refused.length > 0;
  },
  Redirect: (content) => storyRedirectOf(reading, content) === undefined,
};

/** The contents of stories as they arrive over the wire. */
const written: readonly StoryBlock[] = [
  ...fc
    .sample(anyWrittenBlock, { numRuns: 300, seed: 11 })
    .map((block) => encodePage(writing, { ...page, blocks: [block] })),
  ...fc
    .sample(anyContentNavigation, { numRuns: 60, seed: 11 })
    .map((navigation) => encodeNavigation(writing, navigation)),
  encodeChrome(writing, chrome),
  encodeRedirect(writing, { target: '/kontakt', status: 302 }),
].map((content) => structuredClone(content));

/** The fields of a component, each with its place in the schema. */
const placesOf = (component: unknown): readonly (readonly [name: string, place: string])[] =>
  Object.keys(schema.get(String(component))?.fields ?? {}).map((name) => [
    name,
    `${String(component)}.${name}`,
  ]);

/** Fields that no codec writes. */
const unused = ['Page.target', 'Page.redirectStatus'];

describe('the content schema', () => {
  property.prop([anyWrittenBlock])('has every field of any block', (block) => {
    expect(misfitsIn(encodeBlock(writing, block))).toEqual([]);
  });

  property.prop([anyContentNavigation])('has every field of any navigation', (navigation) => {
    expect(misfitsIn(encodeNavigation(writing, navigation))).toEqual([]);
  });

  test('has what the codecs write, and nothing else', () => {
    expect(misfitsIn(written)).toEqual([]);
    const used = new Set(fieldsUsed(written).map(({ component, name }) => `${component}.${name}`));
    const known = [...schema.keys()].flatMap((name) => placesOf(name).map(([, place]) => place));
    expect(known.filter((place) => !used.has(place))).toEqual(unused);
  });

  test('lets a list hold several parts where they are written, and else one', () => {
    const longest = new Map<string, number>();
    for (const { component, name, value } of fieldsUsed(written))
      if (Array.isArray(value)) {
        const place = `${component}.${name}`;
        longest.set(place, Math.max(longest.get(place) ?? 0, value.length));
      }
    const wrong = [...schema.values()].flatMap(({ name: component, fields }) =>
      Object.entries(fields).flatMap(([name, shape]) => {
        const place = `${component}.${name}`;
        // Any block may stand in the places of a page.
        if (shape.kind !== 'blocks' || component === 'Page') return [];
        return shape.most === ((longest.get(place) ?? 0) > 1 ? undefined : 1) ? [] : [place];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves no choice and no list without what may be chosen', () => {
    const fields = [...schema.values()].flatMap(({ name, fields: own }) =>
      Object.entries(own).map(([field, shape]) => ({ place: `${name}.${field}`, shape })),
    );
    const empty = fields.filter(
      ({ shape }) =>
        (shape.kind === 'choice' && shape.options.length === 0) ||
        (shape.kind === 'blocks' && componentsIn(shape).length === 0),
    );
    expect(empty).toEqual([]);
  });

  test('requires the fields without which a story, or a part of one, is refused', () => {
    const spared = new Set<string>();
    const isSpared = (content: StoryBlock, holder: object, name: string): boolean => {
      if (!(name in holder)) return true;
      const value: unknown = Reflect.get(holder, name);
      Reflect.deleteProperty(holder, name);
      const isTaken = isRefused[content.component]?.(content) === false;
      Reflect.set(holder, name, value);
      return isTaken;
    };
    const tries = new Map<string, number>();
    for (const content of written)
      for (const holder of recordsIn(content))
        for (const [name, place] of placesOf(holder['component'])) {
          const tried = tries.get(place) ?? 0;
          // A dozen of each are enough to tell.
          if (spared.has(place) || tried === 12) continue;
          tries.set(place, tried + 1);
          if (isSpared(content, holder, name)) spared.add(place);
        }
    const wrong = [...schema.values()].flatMap(({ name: component, fields }) =>
      Object.entries(fields).flatMap(([name, shape]) => {
        const isRequired = 'isRequired' in shape && shape.isRequired;
        const place = `${component}.${name}`;
        return isRequired === spared.has(place) ? [place] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
