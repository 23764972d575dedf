import { t } from '../../../core/fp.ts';
import { refined } from './wire.ts';

const longestAddress = 4_000;

/** A path of the site with its query. */
const PageAddress = refined(
  'PageAddress',
  (value): value is string =>
    typeof value === 'string' && value.length <= longestAddress && /^\/[^\s\\#]*$/u.test(value),
);

/** With the editor's token in the page's query. */
export const StoryTransformQuery = t.type({ address: PageAddress }, 'StoryTransformQuery');

export const StoryTransformBody = t.type({ story: t.UnknownRecord }, 'StoryTransformBody');

/** `html` is that within the document. */
export const StoryTransformAnswer = t.type(
  { payload: t.type({ title: t.string, app: t.string }) },
  'StoryTransformAnswer',
);
