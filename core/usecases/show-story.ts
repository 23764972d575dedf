import { contentTypeOf } from '../domain/content/story-redirect.ts';
import { isRecord } from '../domain/text/record.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { ContentError, PageRequest } from '../ports/content.ts';
import type { FullStory, HasStories } from '../ports/stories.ts';

/** Any other content type is a 404 (storefront §2). */
const shownTypes: readonly (string | undefined)[] = ['Page', 'Redirect'];

/** For another front end (supporting §7). `sku` replaces the page's preselected product. */
export const showStory =
  (
    request: PageRequest,
    sku: string | undefined,
  ): RTE.ReaderTaskEither<HasStories, ContentError, FullStory> =>
  ({ stories }) =>
    pipe(
      stories.full(request),
      TE.chainEitherK((story): E.Either<ContentError, FullStory> => {
        const content = story['content'];
        if (!isRecord(content) || !shownTypes.includes(contentTypeOf(content)))
          return E.left({ kind: 'page-not-found', slug: request.slug });
        return E.right(sku === undefined ? story : { ...story, content: { ...content, sku } });
      }),
    );
