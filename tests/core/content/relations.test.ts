import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { decodePage } from '../../../core/domain/content/page-codec.ts';
import {
  deepestRelation,
  pageRelations,
  relatedStories,
  relationUuids,
  resolveRelations,
} from '../../../core/domain/content/relations.ts';
import { E } from '../../../core/fp.ts';
import { storyJson } from './story-writer.ts';

const fields = ['Page.uspTeaser', 'Box.items'];

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const story = (uuid: string, content: object) => ({ uuid, full_slug: uuid, content });

const anyReference = fc.oneof(
  fc.constantFrom(...names, 'gone', ''),
  fc.array(fc.constantFrom(...names, 'gone')),
);

/** Content with relations at several depths, and fields of the same name that are not relations. */
const anyContent = fc.record({
  component: fc.constantFrom('Page', 'Box', 'Other'),
  uspTeaser: anyReference,
  items: anyReference,
  body: fc.array(
    fc.record({
      component: fc.constantFrom('Box', 'Other'),
      items: anyReference,
      text: fc.string(),
    }),
    { maxLength: 2 },
  ),
});

/** Stories that may refer to each other in any way, round in circles too. */
const anyWorld = fc
  .tuple(...names.map(() => anyContent))
  .map((contents) =>
    relatedStories(contents.map((content, at) => story(names[at] ?? '', content))),
  );

/** Every uuid of a story within a value, with those of the stories around it. */
const trails = (value: unknown, around: readonly string[] = []): readonly (readonly string[])[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => trails(item, around));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'uuid' in value && typeof value.uuid === 'string' ? [...around, value.uuid] : around;
  return [own, ...Object.values(value).flatMap((field: unknown) => trails(field, own))];
};

describe('resolveRelations', () => {
  property.prop([anyContent, anyWorld], { numRuns: 50 })(
    'ends, and no story stands within itself',
    (content, world) => {
      const { value } = resolveRelations(story('a', content), fields, world);
      for (const trail of trails(value)) {
        expect(new Set(trail).size).toBe(trail.length);
        expect(trail.length).toBeLessThanOrEqual(deepestRelation + 1);
      }
    },
  );

  property.prop([anyContent, anyWorld], { numRuns: 50 })(
    'twice is as good as once',
    (content, world) => {
      const once = resolveRelations(story('a', content), fields, world);
      expect(resolveRelations(once.value, fields, world)).toEqual(once);
    },
  );

  property.prop([fc.jsonValue(), anyWorld])('leaves all other JSON as it is', (value, world) => {
    expect(resolveRelations(value, fields, world)).toEqual({ value, missing: [] });
  });

  property.prop([anyContent])(
    'without stories changes nothing, and names what it asks for',
    (content) => {
      const { value, missing } = resolveRelations(content, fields, new Map());
      expect(value).toEqual(content);
      expect(missing).toEqual(relationUuids(content, fields));
      expect(new Set(missing).size).toBe(missing.length);
      expect(missing).not.toContain('');
    },
  );

  test('puts stories in the place of their uuids, at any depth, and theirs too', () => {
    const world = relatedStories([
      story('b', { component: 'Box', items: ['c', 'gone'] }),
      story('c', { component: 'Text' }),
    ]);
    const page = {
      component: 'Page',
      uspTeaser: 'b',
      title: 'b',
      body: [{ component: 'Other', items: 'b', inner: { component: 'Box', items: 'c' } }],
    };
    expect(resolveRelations(page, fields, world)).toEqual({
      value: {
        ...page,
        uspTeaser: story('b', {
          component: 'Box',
          items: [story('c', { component: 'Text' }), 'gone'],
        }),
        body: [
          {
            component: 'Other',
            items: 'b',
            inner: { component: 'Box', items: story('c', { component: 'Text' }) },
          },
        ],
      },
      missing: ['gone'],
    });
  });

  test('ends cycles at the uuid', () => {
    const world = relatedStories([
      story('a', { component: 'Page', uspTeaser: 'b' }),
      story('b', { component: 'Page', uspTeaser: ['a', 'b', 'c'] }),
      story('c', { component: 'Text' }),
    ]);
    expect(resolveRelations(world.get('a'), fields, world).value).toEqual(
      story('a', {
        component: 'Page',
        uspTeaser: story('b', {
          component: 'Page',
          uspTeaser: ['a', 'b', story('c', { component: 'Text' })],
        }),
      }),
    );
  });

  test('stops at its depth', () => {
    const chain = Array.from({ length: 9 }, (_, at) =>
      story(`s${at}`, { component: 'Page', uspTeaser: `s${at + 1}` }),
    );
    const { value, missing } = resolveRelations(chain[0], fields, relatedStories(chain));
    expect(Math.max(...trails(value).map(({ length }) => length))).toBe(deepestRelation + 1);
    expect(missing).toEqual([]);
  });

  test('stops at its depth below what is not a story, too', () => {
    const chain = Array.from({ length: 9 }, (_, at) =>
      story(`s${at}`, { component: 'Page', uspTeaser: `s${at + 1}` }),
    );
    const { value } = resolveRelations(
      { component: 'Page', uspTeaser: 's0' },
      fields,
      relatedStories(chain),
    );
    expect(Math.max(...trails(value).map(({ length }) => length))).toBe(deepestRelation + 1);
  });

  test.each([[7], [null], [true], [{ a: 1 }], [[{ a: 1 }, 7]], [{ uuid: 'a' }]])(
    'takes %j in a relation for what it is',
    (uspTeaser) => {
      const page = { component: 'Page', uspTeaser };
      expect(resolveRelations(page, fields, new Map())).toEqual({ value: page, missing: [] });
    },
  );

  test('goes into stories that are in place already, and ends where one stands within itself', () => {
    const world = relatedStories([story('c', { component: 'Text' })]);
    const inner = story('a', { component: 'Page', uspTeaser: 'c' });
    const outer = story('a', { component: 'Page', uspTeaser: inner });
    expect(resolveRelations(outer, fields, world).value).toEqual(outer);
    const other = story('x', { component: 'Page', uspTeaser: inner });
    expect(resolveRelations(other, fields, world).value).toMatchObject({
      content: { uspTeaser: { content: { uspTeaser: { uuid: 'c' } } } },
    });
  });

  test('does not exhaust the stack', () => {
    let deep: unknown = { component: 'Page', uspTeaser: 'c' };
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    expect(relationUuids(deep, fields)).toEqual([]);
    const nested = (levels: number): unknown => {
      let value: unknown = { component: 'Page', uspTeaser: 'c' };
      for (let level = 0; level < levels; level += 1) value = [value];
      return value;
    };
    expect(relationUuids(nested(200), fields)).toEqual(['c']);
    expect(relationUuids(nested(201), fields)).toEqual([]);
    const shallow = [[[[deep], { component: 'Page', uspTeaser: 'c' }]]];
    expect(relationUuids(shallow, fields)).toEqual(['c']);
  });
});

describe('relatedStories', () => {
  property.prop([fc.jsonValue()])('are empty for what is not a list of stories', (value) => {
    expect(relatedStories(value).size).toBe(0);
  });

  test('are those with a uuid and a content', () => {
    const good = story('a', {});
    const bad = [
      { uuid: 'b' },
      { content: {} },
      { uuid: 5, content: {} },
      { uuid: 'c', content: [] },
    ];
    expect([...relatedStories([...bad, good])]).toEqual([['a', good]]);
  });
});

test('a page shows the shared block that its relation names', () => {
  const usp = { component: 'UspTeaser', _uid: 'u', items: [{ text: 'Fast' }] };
  const page = storyJson({ component: 'Page', uspTeaser: 'shared' });
  const { value } = resolveRelations(page, pageRelations, relatedStories([story('shared', usp)]));
  expect(decodePage(value)).toMatchObject(
    E.right({ uspTeaser: { items: [{ text: 'Fast' }] }, blocks: [] }),
  );
});
