/** Each visitor's pictures are that visitor's alone. */
import { picturesCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { picturesKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import { createHash } from 'node:crypto';

import { pictureUploadEndpoints } from '../../../adapters/http/endpoints/picture-uploads.ts';
import { refusedFields } from '../../../adapters/http/picture-upload-fields.ts';
import type { PictureUploadStore } from '../../../adapters/media/picture-uploads.ts';
import { E } from '../../../core/fp.ts';
import type { PictureUpload, PictureUploadError } from '../../../core/ports/picture-uploads.ts';
import { newPicturesKey, picturesCookieOf } from '../../forms/pictures-cookie.ts';
import type { ShopMessage } from '../../messages/shop-messages.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** Whoever reads the disk cannot ask for them. */
const ownerOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Of the pictures' cookie; nobody's where it is missing or not one of ours. */
export const knownOwner = (token: string | undefined): string => {
  const key = picturesKeyOf(token);
  return key === undefined ? '' : ownerOf(key);
};

const messages: Readonly<Partial<Record<PictureUploadError['kind'], ShopMessage>>> = {
  'picture-too-many-bytes': 'body-too-large',
  'picture-type-unknown': 'file-type-not-taken',
  'picture-unreadable': 'file-unreadable',
};

const refusalOf = (error: PictureUploadError): Refusal => {
  const { kind } = error;
  switch (kind) {
    case 'upload-not-found':
      return refusal(404, 'result-not-found', 'id');
    case 'upload-offset-wrong':
      return refusal(409, 'field-invalid', 'offset');
    case 'upload-incomplete':
      return refusal(409, 'field-invalid', 'complete');
    case 'uploads-unavailable':
      return refusal(503, 'service-unavailable');
    default: {
      const field = refusedFields.find(([known]) => known === kind)?.[1];
      return refusal(400, messages[kind] ?? 'field-invalid', field);
    }
  }
};

const answered = (
  answer: E.Either<PictureUploadError, PictureUpload>,
): E.Either<Refusal, { readonly payload: PictureUpload }> =>
  E.isLeft(answer) ? E.left(refusalOf(answer.left)) : E.right({ payload: answer.right });

export const pictureUploadRoutes = (
  uploads: PictureUploadStore,
  trustedProxies: number,
): Readonly<Record<keyof typeof pictureUploadEndpoints, Route>> => ({
  beginPictureUpload: route(
    pictureUploadEndpoints.beginPictureUpload,
    async ({ body: { byteCount }, cookie, setCookie, clientOf }) => {
      const token = picturesKeyOf(cookie(picturesCookie)) ?? newPicturesKey();
      const begun = await uploads.begin(ownerOf(token), byteCount, clientOf(trustedProxies));
      if (E.isRight(begun)) setCookie(picturesCookieOf(token));
      return answered(begun);
    },
  ),
  appendPictureUpload: route(
    pictureUploadEndpoints.appendPictureUpload,
    async ({ query: { id, offset }, body, cookie }) =>
      answered(await uploads.append(knownOwner(cookie(picturesCookie)), id, offset, body)),
  ),
  pictureUpload: route(pictureUploadEndpoints.pictureUpload, async ({ query: { id }, cookie }) =>
    answered(await uploads.find(knownOwner(cookie(picturesCookie)), id)),
  ),
  completePictureUpload: route(
    pictureUploadEndpoints.completePictureUpload,
    async ({ query: { id }, cookie, clientOf, signal }) =>
      answered(
        await uploads.complete(knownOwner(cookie(picturesCookie)), id, {
          client: clientOf(trustedProxies),
          signal,
        }),
      ),
  ),
  removePictureUpload: route(
    pictureUploadEndpoints.removePictureUpload,
    async ({ query: { id }, cookie }) => {
      const removed = await uploads.remove(knownOwner(cookie(picturesCookie)), id);
      return E.isLeft(removed) ? E.left(refusalOf(removed.left)) : removed;
    },
  ),
  uploadedPicture: route(
    pictureUploadEndpoints.uploadedPicture,
    async ({ query: { id }, cookie }) => {
      const screen = await uploads.screen(knownOwner(cookie(picturesCookie)), id);
      return E.isLeft(screen)
        ? E.left(refusalOf(screen.left))
        : E.right({ name: 'picture.webp', contentType: 'image/webp', bytes: screen.right });
    },
  ),
});
