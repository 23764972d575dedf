/** A story as an editor has it, and the page that it would be (supporting §7: `…/transform`). */
import { t } from '../../../core/fp.ts';
import { refined } from './wire.ts';

const longestAddress = 4_000;

/** A path of the site with its query, as a browser's address shows it. */
const PageAddress = refined(
  'PageAddress',
  (value): value is string =>
    typeof value === 'string' && value.length <= longestAddress && /^\/[^\s\\#]*$/u.test(value),
);

/** The address of the previewed page, with the editor's token in its query. */
export const StoryTransformQuery = t.type({ address: PageAddress }, 'StoryTransformQuery');

/** The story, its relations resolved or not. */
export const StoryTransformBody = t.type({ story: t.UnknownRecord }, 'StoryTransformBody');

/** The page's title, and its HTML within the document. */
export const StoryTransformAnswer = t.type(
  { payload: t.type({ title: t.string, app: t.string }) },
  'StoryTransformAnswer',
);
