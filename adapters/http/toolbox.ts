import { toolboxFileTypeOf, type BroughtFile } from '../../core/domain/toolbox/toolbox-file.ts';
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
import type { Endpoint } from './endpoint.ts';
import { toolboxEndpoints } from './endpoints/toolbox.ts';

const unavailable = outageOf('toolbox-unavailable');

/** The request was checked before: what is left to blame is the file itself, or what is in it. */
const blamed = {
  file: 'file-unreadable',
  password: 'file-locked',
  pages: 'too-many-pages',
} as const satisfies Readonly<Record<string, ToolboxError['kind']>>;

const toolboxError =
  (name: string) =>
  (error: CallError): ToolboxError => {
    const fields = statusOfCall(error) === 400 ? blamedFields(error) : {};
    if ('file' in fields) return { kind: blamed.file, name };
    if ('password' in fields) return { kind: blamed.password, name };
    if ('pages' in fields) return { kind: blamed.pages, name };
    return unavailable(error);
  };

const downloadError = (id: string, error: CallError): ToolboxDownloadError =>
  isMissing(error) ? { kind: 'result-not-found', id } : unavailable(error);

const isFilled = <A>(list: readonly A[]): list is readonly [A, ...A[]] => list.length > 0;

/** The toolbox over HTTP; the locale is the language of what a shopper is told. */
export const httpToolbox = (api: ApiSettings, scope: ShopScope): Toolbox => {
  const call =
    <Fields, Payload>(
      endpoint: Endpoint<
        ShopScope,
        Record<never, never>,
        { readonly file: BroughtFile; readonly fields: Fields },
        { readonly payload: Payload }
      >,
    ) =>
    (file: BroughtFile, fields: Fields): TE.TaskEither<ToolboxError, Payload> =>
      pipe(
        callEndpoint(api, endpoint, { scope, query: {}, body: { file, fields } }),
        TE.bimap(toolboxError(file.name), ({ payload }) => payload),
      );
  const convertFile = call(toolboxEndpoints.convertFile);
  const convertPdf = call(toolboxEndpoints.convertPdf);
  const optimizeImage = call(toolboxEndpoints.optimizeImage);
  return {
    convertFile: ({ file, to }) => convertFile(file, { to }),
    convertPdf: ({ file, to, dotsPerInch }) =>
      pipe(
        convertPdf(file, { to, dotsPerInch }),
        TE.filterOrElseW(isFilled, () => unavailable({ kind: 'undecodable', reason: 'no page' })),
      ),
    optimizeImage: ({ file, quality, longestSide }) =>
      optimizeImage(file, { quality, ...(longestSide !== undefined && { longestSide }) }),
    download: (id) =>
      pipe(
        callEndpoint(api, toolboxEndpoints.toolboxDownload, {
          scope: undefined,
          query: { id },
          body: undefined,
        }),
        TE.mapLeft((error) => downloadError(id, error)),
        TE.chainEitherK(({ name, bytes }) => {
          const type = toolboxFileTypeOf(bytes);
          return type === undefined
            ? E.left({
                kind: 'toolbox-unavailable',
                reason: 'the file is of no known type',
              } as const)
            : E.right({ id, name, type, byteCount: bytes.byteLength, bytes });
        }),
      ),
  };
};
