import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { ArticleFacts } from '../../core/domain/products/article-facts.ts';
import type { PictureProps } from '../components/picture/picture.tsx';

export const joinedDetails = (details: readonly string[]): string => details.join(' · ');

/** Decorative: the article's name stands beside it. */
export const articleSwatch = ({ look }: Pick<ArticleFacts, 'look'>): PictureProps | undefined =>
  look && { ...pictureAttributes('tile', look), alt: '' };
