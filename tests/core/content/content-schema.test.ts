/** The content schema says all that stories hold, and nothing that no codec writes. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { encodeBlock } from '../../../core/domain/content/block-codec.ts';
import {
  decodeChromeAnswer,
  encodeChrome,
  type Chrome,
} from '../../../core/domain/content/chrome.ts';
import { componentsIn, contentSchema } from '../../../core/domain/content/content-schema.ts';
import type { FieldShape } from '../../../core/domain/content/field-shape.ts';
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
import { fieldsUsed, misfitsIn } from './schema-fields.ts';
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

const blocks = fc.sample(anyWrittenBlock, { numRuns: 500, seed: 11 });
const navigations = fc.sample(anyContentNavigation, { numRuns: 60, seed: 11 });

/** The contents of stories as they arrive over the wire. */
const written = (): readonly StoryBlock[] =>
  [
    ...blocks.map((block) => encodePage(writing, { ...page, blocks: [block] })),
    ...navigations.map((navigation) => encodeNavigation(writing, navigation)),
    encodeChrome(writing, chrome),
    encodeRedirect(writing, { target: '/kontakt', status: 302 }),
  ].map((content) => structuredClone(content));

type PlacedField = readonly [place: string, shape: FieldShape, component: string, name: string];

/** All fields of the schema, each with its place. */
const placedFields = (): readonly PlacedField[] =>
  contentSchema().flatMap(({ name: component, fields }) =>
    Object.entries(fields).map(([name, shape]): PlacedField => [
      `${component}.${name}`,
      shape,
      component,
      name,
    ]),
  );

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
    const stories = written();
    expect(misfitsIn(stories)).toEqual([]);
    const used = new Set(fieldsUsed(stories).map(({ component, name }) => `${component}.${name}`));
    const known = placedFields().map(([place]) => place);
    expect(known.filter((place) => !used.has(place))).toEqual(unused);
  });

  test('lets a list hold several parts where they are written, and else one', () => {
    const longest = new Map<string, number>();
    for (const { component, name, value } of fieldsUsed(written()))
      if (Array.isArray(value)) {
        const place = `${component}.${name}`;
        longest.set(place, Math.max(longest.get(place) ?? 0, value.length));
      }
    const wrong = placedFields().filter(
      ([place, shape, component]) =>
        shape.kind === 'blocks' &&
        // Any block may stand in the places of a page.
        component !== 'Page' &&
        shape.most !== ((longest.get(place) ?? 0) > 1 ? undefined : 1),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves no choice and no list without what may be chosen', () => {
    const empty = placedFields().filter(
      ([, shape]) =>
        (shape.kind === 'choice' && shape.options.length === 0) ||
        (shape.kind === 'blocks' && componentsIn(shape).length === 0),
    );
    expect(empty).toEqual([]);
  });

  test('requires the fields without which a story, or a part of one, is refused', () => {
    const isSpared = (content: StoryBlock, holder: object, name: string): boolean => {
      if (!(name in holder)) return true;
      const value: unknown = Reflect.get(holder, name);
      Reflect.deleteProperty(holder, name);
      const isTaken = isRefused[content.component]?.(content) === false;
      Reflect.set(holder, name, value);
      return isTaken;
    };
    const fields = placedFields();
    const fieldsOf = Map.groupBy(fields, ([, , component]): unknown => component);
    const spared = new Set<string>();
    const tries = new Map<string, number>();
    for (const content of written())
      for (const holder of recordsIn(content))
        for (const [place, , , name] of fieldsOf.get(holder['component']) ?? []) {
          const tried = tries.get(place) ?? 0;
          // Six of each are enough to tell.
          if (spared.has(place) || tried === 6) continue;
          tries.set(place, tried + 1);
          if (isSpared(content, holder, name)) spared.add(place);
        }
    const wrong = fields.filter(([place, shape]) => {
      const isRequired = 'isRequired' in shape && shape.isRequired;
      return isRequired === spared.has(place);
    });
    expect(wrong).toEqual([]);
  });
});
