/** What the registry of blocks says of each kind. */
import { expect, test } from 'vitest';

import { pageQueryKinds } from '../../../core/domain/products/page-query.ts';
import { products } from '../../../core/domain/products/products.ts';
import { blockViews } from '../../../ui/blocks/registry.ts';

test('every query that pages read is read by a product or by a block', () => {
  const read = new Set<string | undefined>([
    'plain',
    ...Object.keys(products),
    ...Object.values(blockViews).map(({ reads }) => reads),
  ]);
  expect(pageQueryKinds.filter((kind) => !read.has(kind))).toEqual([]);
});
