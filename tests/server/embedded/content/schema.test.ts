/** The content schema says all that stories hold, and nothing that no codec writes. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { componentSchema } from '../../../../adapters/storyblok/component-schema.ts';
import { encodeBlock } from '../../../../core/domain/content/block-codec.ts';
import { emptyChrome, encodeChrome } from '../../../../core/domain/content/chrome.ts';
import { componentsIn, contentSchema } from '../../../../core/domain/content/content-schema.ts';
import type { FieldShape } from '../../../../core/domain/content/field-shape.ts';
import { encodeNavigation } from '../../../../core/domain/content/navigation/navigation.ts';
import { visitObjects } from '../../../../server/embedded/content/story.ts';
import { stories } from '../../../../server/embedded/content/samples/stories/stories.ts';
import { anyContentNavigation } from '../../../arbitraries/content-navigation.ts';
import { anyWrittenBlock } from '../../../arbitraries/content-page.ts';
import { writing } from '../../../core/content/story-writer.ts';

const schema = new Map(contentSchema().map((component) => [component.name, component]));

/** The sample shop announces nothing. */
const campaign = {
  id: 'Frames',
  title: 'Frames',
  url: 'https://www.example.com/frames',
  startsAt: Date.UTC(2026, 11, 1),
  endsAt: Date.UTC(2026, 11, 24),
};

/** What every block has, whatever its component. */
const ownFields = ['component', '_uid'];

const isBlock = (value: unknown): value is { readonly component: string } =>
  typeof value === 'object' && value !== null && 'component' in value;

/** Whether a value is what an editor's field of that shape holds. */
const fits = (shape: FieldShape, value: unknown): boolean => {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'string' && /^(?:\d+(?:\.\d+)?)?$/u.test(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return value === '' || shape.options.some((option) => String(option) === value);
    case 'rich-text':
      return typeof value === 'object' && value !== null && 'type' in value;
    case 'picture':
      return typeof value === 'object' && value !== null && 'filename' in value;
    case 'file':
      return (
        typeof value === 'object' &&
        value !== null &&
        'filename' in value &&
        shape.endings.some((ending) => String(value.filename).endsWith(`.${ending}`))
      );
    case 'table':
      return typeof value === 'object' && value !== null && 'tbody' in value;
    case 'pictures':
      return Array.isArray(value) && value.every((item) => 'filename' in item);
    case 'link':
      return typeof value === 'object' && value !== null && 'linktype' in value;
    case 'story':
      return typeof value === 'string' || typeof value === 'object';
    case 'blocks': {
      const names = componentsIn(shape).map(({ name }) => name);
      return (
        Array.isArray(value) &&
        value.length <= (shape.most ?? Infinity) &&
        value.every((item) => isBlock(item) && names.includes(item.component))
      );
    }
  }
};

/** The fields that a value uses, as `component.field`, and what of them the schema does not say. */
const fieldsIn = (value: unknown) => {
  const used = new Set<string>();
  const wrong: string[] = [];
  visitObjects(value, (fields) => {
    const component = fields['component'];
    // The cells of a table are the service's own.
    if (typeof component !== 'string' || component.startsWith('_table_')) return;
    for (const [name, field] of Object.entries(fields)) {
      if (ownFields.includes(name) || field === undefined) continue;
      const shape = schema.get(component)?.fields[name];
      used.add(`${component}.${name}`);
      if (shape === undefined || !fits(shape, field))
        wrong.push(`${component}.${name}: ${JSON.stringify(field).slice(0, 200)}`);
    }
  });
  return { used, wrong };
};

/** Fields that editors may fill and no sample story does. */
const unused = ['Page.target', 'Page.redirectStatus'];

describe('the content schema', () => {
  property.prop([anyWrittenBlock])('has every field of any block', (block) => {
    expect(fieldsIn(encodeBlock(writing, block)).wrong).toEqual([]);
  });

  property.prop([anyContentNavigation])('has every field of any navigation', (navigation) => {
    expect(fieldsIn(encodeNavigation(writing, navigation)).wrong).toEqual([]);
  });

  test('has what the sample stories and the codecs write, and nothing else', () => {
    const written = [
      ...stories.map(({ content }) => content),
      ...fc
        .sample(anyWrittenBlock, { numRuns: 2_000, seed: 11 })
        .map((block) => encodeBlock(writing, block)),
      ...fc
        .sample(anyContentNavigation, { numRuns: 300, seed: 11 })
        .map((navigation) => encodeNavigation(writing, navigation)),
      encodeChrome(writing, { ...emptyChrome, campaigns: [campaign] }),
    ];
    const { used, wrong } = fieldsIn(written);
    expect(wrong).toEqual([]);
    const known = [...schema.values()].flatMap(({ name, fields }) =>
      Object.keys(fields).map((field) => `${name}.${field}`),
    );
    expect(known.filter((place) => !used.has(place))).toEqual(unused);
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
});

describe('the vendor’s component schema', () => {
  const components = componentSchema(contentSchema());

  test('names each component once, and only components that there are', () => {
    const names = components.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { schema: fields } of components)
      for (const { component_whitelist: allowed = [] } of Object.values(fields))
        expect(names).toEqual(expect.arrayContaining(allowed as string[]));
    expect(components.every((one) => one.is_root || one.is_nestable)).toBe(true);
  });

  test('prints a field as the vendor’s editor takes it', () => {
    const fieldsOf = (name: string) => components.find((one) => one.name === name)?.schema;
    expect(fieldsOf('Questions')).toEqual({
      headline: { type: 'text', pos: 0 },
      items: {
        type: 'bloks',
        restrict_components: true,
        component_whitelist: ['Question'],
        required: true,
        pos: 1,
      },
    });
    expect(fieldsOf('Page')?.['uspTeaser']).toMatchObject({
      type: 'option',
      source: 'internal_stories',
      filter_content_type: ['UspTeaser'],
    });
    expect(fieldsOf('Calculator')?.['product']).toMatchObject({
      type: 'option',
      required: true,
      options: [
        { name: 'framedMaterial', value: 'framedMaterial' },
        { name: 'photoFrame', value: 'photoFrame' },
      ],
    });
  });
});
