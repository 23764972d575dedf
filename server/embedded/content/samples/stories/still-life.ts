import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';

/** A still life of the media library by its product and number: `card-3`. */
export const stillLife = (name: string, alternative: string): ContentPicture => ({
  source: `leadimage/${name}/still.jpg`,
  alternative,
});
