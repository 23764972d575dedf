import { pipe, TE } from '../../core/fp.ts';
import type {
  PictureUpload,
  PictureUploadError,
  PictureUploads,
} from '../../core/ports/picture-uploads.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { ApiSettings } from './address.ts';
import {
  blamedFields,
  callEndpoint,
  isMissing,
  outageOf,
  statusOfCall,
  type CallError,
} from './call-endpoint.ts';
import { pictureUploadEndpoints } from './endpoints/picture-uploads.ts';
import { refusedFields } from './picture-upload-fields.ts';

const errorOf =
  (id: string) =>
  (error: CallError): PictureUploadError => {
    const unavailable = outageOf('uploads-unavailable')(error);
    const status = statusOfCall(error);
    if (isMissing(error)) return { kind: 'upload-not-found', id };
    const fields = blamedFields(error);
    if (status === 409)
      return { kind: 'complete' in fields ? 'upload-incomplete' : 'upload-offset-wrong', id };
    const known = refusedFields.find(([, field]) => field in fields);
    return status === 400 && known !== undefined ? { kind: known[0] } : unavailable;
  };

/**
 * Own pictures on their way to the designer: of whoever asks, in a page by its cookie, on the
 * server by that of the request.
 */
export const httpPictureUploads = (api: ApiSettings, scope: ShopScope): PictureUploads => {
  const answered = (
    call: TE.TaskEither<CallError, { readonly payload: PictureUpload }>,
    id = '',
  ): TE.TaskEither<PictureUploadError, PictureUpload> =>
    pipe(
      call,
      TE.bimap(errorOf(id), ({ payload }) => payload),
    );
  const { beginPictureUpload, appendPictureUpload, pictureUpload, ...others } =
    pictureUploadEndpoints;
  return {
    begin: (byteCount) =>
      answered(callEndpoint(api, beginPictureUpload, { scope, query: {}, body: { byteCount } })),
    append: (id, offset, body) =>
      answered(callEndpoint(api, appendPictureUpload, { scope, query: { id, offset }, body }), id),
    find: (id) =>
      answered(callEndpoint(api, pictureUpload, { scope, query: { id }, body: undefined }), id),
    complete: (id) =>
      answered(
        callEndpoint(api, others.completePictureUpload, { scope, query: { id }, body: undefined }),
        id,
      ),
    remove: (id) =>
      pipe(
        callEndpoint(api, others.removePictureUpload, { scope, query: { id }, body: undefined }),
        TE.mapLeft(errorOf(id)),
      ),
  };
};
