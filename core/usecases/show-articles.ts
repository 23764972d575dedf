import type { ShownArticle, ShownPhoto } from '../domain/cart/cart-step.ts';
import { handedShares } from '../domain/image/picture-crop.ts';
import type { ArticleFacts } from '../domain/products/article-facts.ts';
import type { PrintedPhoto } from '../domain/products/product.ts';
import { E } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasPictureUploads,
  PictureUpload,
  PictureUploadError,
} from '../ports/picture-uploads.ts';
import { outagesReported } from './report.ts';

type Found = E.Either<PictureUploadError, PictureUpload>;

const shownPhoto = (
  uploads: ReadonlyMap<string, Found>,
  { photo, print, wrap }: PrintedPhoto,
): ShownPhoto => {
  const found = photo && uploads.get(photo.id);
  if (found === undefined) return { kind: 'awaited', print, wrap };
  if (E.isLeft(found))
    return { kind: found.left.kind === 'uploads-unavailable' ? 'unavailable' : 'gone' };
  const { id, picture } = found.right;
  if (picture === undefined) return { kind: 'gone' };
  const front = handedShares(picture.size, photo?.crop, { format: print.format, wrap });
  return E.isRight(front)
    ? { kind: 'shown', id, size: picture.size, front: front.right, print }
    : { kind: 'gone' };
};

/**
 * What lists show of articles, in the same order, with the photos of whoever asks: each is looked up
 * once. Outages are logged.
 */
export const showArticles =
  (articles: readonly (ArticleFacts | undefined)[]) =>
  async (
    environment: HasPictureUploads & HasLog,
  ): Promise<readonly (ShownArticle | undefined)[]> => {
    const ids = new Set(articles.flatMap((article) => article?.ownPhoto?.photo?.id ?? []));
    const uploads = new Map<string, Found>(
      await Promise.all(
        [...ids].map(async (id) => {
          const find = environment.pictureUploads.find(id);
          return [id, await outagesReported(environment, 'picture-upload', find)()] as const;
        }),
      ),
    );
    return articles.map((article) => {
      if (article === undefined) return undefined;
      const { label, look, ownPhoto } = article;
      return { label, look, photo: ownPhoto && shownPhoto(uploads, ownPhoto) };
    });
  };
