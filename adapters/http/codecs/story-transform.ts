import { t } from '../../../core/fp.ts';
import { refinedText } from './wire.ts';

const longestAddress = 4_000;

/** A path of the site with its query. */
const PageAddress = refinedText(
  'PageAddress',
  (text): text is string => text.length <= longestAddress && /^\/[^\s\\#]*$/u.test(text),
);

/** With the editor's token in the page's query. */
export const StoryTransformQuery = t.type({ address: PageAddress }, 'StoryTransformQuery');

export const StoryTransformBody = t.type({ story: t.UnknownRecord }, 'StoryTransformBody');

/** `html` is that within the document. */
export const StoryTransformAnswer = t.type(
  { payload: t.type({ title: t.string, app: t.string }) },
  'StoryTransformAnswer',
);
