/** Asked for each time: nothing is kept, shared, or logged, since the editor sees what is wrong. */
import type { StoryblokClient } from '@storyblok/js';

import type { ContentPreview } from '../../core/domain/content/content-editor.ts';
import { E, pipe } from '../../core/fp.ts';
import type { ContentError } from '../../core/ports/content.ts';
import type { Decoded, StoryAsked } from './answer.ts';
import { failureOf, storiesByUuid, withinTime, withoutToken } from './client.ts';
import { completeAnswer } from './full-story.ts';

/** Query parameters of a preview. */
export const previewQuery = ({ version, release }: ContentPreview) => ({
  version,
  ...(release !== undefined && { from_release: release }),
});

type DraftAsked<A> = {
  readonly asked: StoryAsked & { readonly fullSlug: string };
  readonly preview: ContentPreview;
  readonly relations: readonly string[];
  readonly decode: (asked: StoryAsked, answer: unknown) => E.Either<ContentError, Decoded<A>>;
};

/** The story at this moment, in the state that the preview asks for. */
export const readDraft = async <A>(
  client: StoryblokClient | undefined,
  { asked, preview, relations, decode }: DraftAsked<A>,
  signal: AbortSignal,
): Promise<E.Either<ContentError, A>> => {
  if (client === undefined) return E.left(withoutToken);
  const query = {
    ...previewQuery(preview),
    resolve_relations: relations.join(','),
    resolve_links: 'url',
  } as const;
  try {
    const result = await client.get(`cdn/stories/${asked.fullSlug}`, query, {
      signal: withinTime(signal),
    });
    const { answer } = await completeAnswer(
      result.data,
      relations,
      storiesByUuid(client, previewQuery(preview), signal),
    );
    return pipe(
      decode(asked, answer),
      E.map(({ value }) => value),
    );
  } catch (failure) {
    return E.left(failureOf(asked.slug, failure));
  }
};
