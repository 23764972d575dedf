/** The sample stories, and the vendor's schema, hold what the content schema says. */
import { describe, expect, test } from 'vitest';

import { componentSchema } from '../../../../adapters/storyblok/component-schema.ts';
import { contentSchema } from '../../../../core/domain/content/content-schema.ts';
import { stories } from '../../../../server/embedded/content/samples/stories/stories.ts';
import { misfitsIn } from '../../../core/content/schema-fields.ts';

test('the sample stories have no field that the schema does not know', () => {
  expect(misfitsIn(stories.map(({ content }) => content))).toEqual([]);
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
