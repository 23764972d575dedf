/** What the registry of blocks says of each kind. */
import { expect, test } from 'vitest';

import { pageQueryKinds } from '../../../core/domain/routing/page-keys.ts';
import { blockViews } from '../../../ui/blocks/registry.ts';
import { products } from '../../../ui/web/products/registry.ts';

test('every query that pages read is read by a product or by a block', () => {
  const read = new Set(
    [...Object.values(products), ...Object.values(blockViews)].map(({ queryKind }) => queryKind),
  );
  expect(pageQueryKinds.filter((kind) => kind !== 'plain' && !read.has(kind))).toEqual([]);
});
