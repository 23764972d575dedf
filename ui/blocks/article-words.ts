import type { ShownArticle } from '../../core/domain/cart/cart-step.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { PictureProps } from '../components/picture/picture.tsx';
import type { Text } from '../messages/text.tsx';

/** What tells an article from others of its name, as every list says it. */
export const articleDetails = (text: Text, { label, hasOwnPhoto }: ShownArticle): string =>
  [
    ...(label.kind === undefined ? [] : [label.kind]),
    ...(label.photoCount === undefined
      ? []
      : [text('article.photos', { count: label.photoCount })]),
    ...label.details,
    ...(hasOwnPhoto ? [text('article.own-photo')] : []),
  ].join(' · ');

/** Decorative: the article's name stands beside it. */
export const articleSwatch = ({ look }: Pick<ShownArticle, 'look'>): PictureProps | undefined =>
  look && { ...pictureAttributes('tile', look), alt: '' };
