import fc from 'fast-check';

import type { StoryUse } from '../../core/domain/content/story-uses.ts';

/** Of a story; equal ones come often. */
export const anyName = fc.constantFrom('a', 'b', 'c');

export const anyStoryUse: fc.Arbitrary<StoryUse> = fc.oneof(
  fc.record({
    as: fc.constant('content' as const),
    uuid: fc.option(anyName, { nil: undefined }),
    fullSlug: anyName,
  }),
  fc.record({
    as: fc.constant('link' as const),
    uuid: anyName,
    fullSlug: fc.option(anyName, { nil: undefined }),
  }),
);
