/** Tools for other files than pictures have no service yet. */
import { toolboxFileTypeOf } from '../../core/domain/toolbox/toolbox-file.ts';
import { E, TE, pipe } from '../../core/fp.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { Toolbox, ToolboxDownloadError, ToolboxError } from '../../core/ports/toolbox.ts';
import type { ApiSettings } from './address.ts';
import {
  blamedFields,
  callEndpoint,
  isMissing,
  outageOf,
  statusOfCall,
  type CallError,
} from './call-endpoint.ts';
import { toolboxEndpoints } from './endpoints/toolbox.ts';

type PictureToolbox = Pick<Toolbox, 'download' | 'optimizeImage'>;

const unavailable = outageOf('toolbox-unavailable');

/** The request was checked before: what is left to blame a file for is that it breaks off. */
const toolboxError = (name: string, error: CallError): ToolboxError =>
  statusOfCall(error) === 400 && 'file' in blamedFields(error)
    ? { kind: 'file-unreadable', name }
    : unavailable(error);

const downloadError = (id: string, error: CallError): ToolboxDownloadError =>
  isMissing(error) ? { kind: 'result-not-found', id } : unavailable(error);

/** The toolbox over HTTP; the locale is the language of what a shopper is told. */
export const httpToolbox = (api: ApiSettings, scope: ShopScope): PictureToolbox => ({
  optimizeImage: ({ file, quality, longestSide }) =>
    pipe(
      callEndpoint(api, toolboxEndpoints.optimizeImage, {
        scope,
        query: {},
        body: { file, fields: { quality, ...(longestSide !== undefined && { longestSide }) } },
      }),
      TE.bimap(
        (error) => toolboxError(file.name, error),
        ({ payload }) => payload,
      ),
    ),
  download: (id) =>
    pipe(
      callEndpoint(api, toolboxEndpoints.toolboxDownload, {
        scope,
        query: { id },
        body: undefined,
      }),
      TE.mapLeft((error) => downloadError(id, error)),
      TE.chainEitherK(({ name, bytes }) => {
        const type = toolboxFileTypeOf(bytes);
        return type === undefined
          ? E.left({ kind: 'toolbox-unavailable', reason: 'the file is of no known type' } as const)
          : E.right({ id, name, type, byteCount: bytes.byteLength, bytes });
      }),
    ),
});
