import type { ShownArticle } from '../../core/domain/cart/cart-step.ts';
import { joinedDetails } from '../components/article-list/joined-details.ts';
import type { Text } from '../messages/text.tsx';

/** What tells an article from others of its name, as every list says it. */
export const articleDetails = (text: Text, { label, photo }: ShownArticle): string =>
  joinedDetails([
    ...(label.kind === undefined ? [] : [label.kind]),
    ...(label.photoCount === undefined
      ? []
      : [text('article.photos', { count: label.photoCount })]),
    ...label.details,
    ...(photo === undefined || photo.kind === 'awaited' ? [] : [text('article.own-photo')]),
  ]);

/** Why its photo is not seen; undefined where it is, or where it has none. */
export const missingPhotoText = (
  text: Text,
  { photo }: ShownArticle,
  isOwn: boolean,
): string | undefined => {
  if (photo === undefined || photo.kind === 'shown' || photo.kind === 'awaited') return undefined;
  if (photo.kind === 'unavailable') return text('article.photo-unavailable');
  return text(isOwn ? 'article.photo-gone' : 'article.photo-private');
};
