import { describe, expect, test } from 'vitest';

import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import { E } from '../../../core/fp.ts';

describe('the id of a group', () => {
  test.each([
    ['forest-1_A', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['../a', false],
    ['a\n', false],
    ['é', false],
  ])('%j: %s', (text, isId) => {
    expect(parseDesignGroupId(text)).toEqual(
      isId ? E.right(text) : E.left({ kind: 'malformed-design-group-id', text }),
    );
  });
});
