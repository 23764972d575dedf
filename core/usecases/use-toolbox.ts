/** Files are checked before they are sent (storefront §1, §7). */
import { parseToolboxResultId, savedPercent } from '../domain/toolbox/toolbox-result.ts';
import type { ToolboxResult, ToolboxResultIdError } from '../domain/toolbox/toolbox-result.ts';
import type { BroughtFile } from '../domain/toolbox/toolbox-file.ts';
import {
  toolboxProblemOf,
  toolboxToolFor,
  type ToolboxOutcome,
  type ToolboxProblem,
  type ToolboxWish,
} from '../domain/toolbox/toolbox-step.ts';
import {
  parseFileConversion,
  parseImageOptimization,
  parsePdfConversion,
  type ToolboxRequestError,
} from '../domain/toolbox/toolbox-request.ts';
import { pipe, TE, type E, type RTE } from '../fp.ts';
import type { ToolboxTool } from '../domain/toolbox/toolbox-table.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasToolbox,
  ToolboxDownload,
  ToolboxDownloadError,
  ToolboxError,
} from '../ports/toolbox.ts';
import { outagesReported } from './report.ts';

const asked = <Request, A>(
  environment: HasLog,
  request: E.Either<ToolboxRequestError, Request>,
  ask: (request: Request) => TE.TaskEither<ToolboxError, A>,
): TE.TaskEither<ToolboxRequestError | ToolboxError, A> =>
  pipe(
    TE.fromEither(request),
    TE.flatMap((checked) => outagesReported(environment, 'toolbox', ask(checked))),
  );

type Tool<A> = RTE.ReaderTaskEither<HasToolbox & HasLog, ToolboxRequestError | ToolboxError, A>;

/** Turns a picture into another type, `jpg` by default. */
export const convertFile =
  (file: BroughtFile, to?: string): Tool<ToolboxResult> =>
  (environment) =>
    asked(environment, parseFileConversion(file, to), environment.toolbox.convertFile);

/** Draws the pages of a PDF as pictures, one each. */
export const convertPdf =
  (
    file: BroughtFile,
    wanted?: Parameters<typeof parsePdfConversion>[1],
  ): Tool<readonly [ToolboxResult, ...ToolboxResult[]]> =>
  (environment) =>
    asked(environment, parsePdfConversion(file, wanted), environment.toolbox.convertPdf);

/** Nothing where the picture is small already. */
export type OptimizedImage =
  | {
      readonly kind: 'optimized';
      readonly result: ToolboxResult;
      /** Whole percent, rounded down. */
      readonly savedPercent: number;
    }
  | { readonly kind: 'already-small' };

/** Makes a picture smaller in bytes; a result that is not smaller is not handed out. */
export const optimizeImage =
  (
    file: BroughtFile,
    wanted?: Parameters<typeof parseImageOptimization>[1],
  ): Tool<OptimizedImage> =>
  (environment) =>
    pipe(
      asked(environment, parseImageOptimization(file, wanted), environment.toolbox.optimizeImage),
      TE.map((result): OptimizedImage => {
        const before = file.bytes.byteLength;
        return result.byteCount < before
          ? { kind: 'optimized', result, savedPercent: savedPercent(before, result.byteCount) }
          : { kind: 'already-small' };
      }),
    );

const problemOf = (error: ToolboxRequestError | ToolboxError): ToolboxProblem => {
  switch (error.kind) {
    case 'file-unreadable':
      return 'unreadable';
    case 'file-locked':
      return 'locked';
    case 'too-many-pages':
      return 'pages';
    case 'toolbox-unavailable':
      return 'failed';
    default:
      return toolboxProblemOf(error);
  }
};

/** Does with a file what was wished, by the tool that its bytes ask for. */
export const workOnFile =
  (
    file: BroughtFile,
    wish: ToolboxWish,
  ): RTE.ReaderTaskEither<HasToolbox & HasLog, never, ToolboxOutcome> =>
  (environment) => {
    const brought = { name: file.name, byteCount: file.bytes.byteLength };
    const to = wish === 'smaller' ? undefined : wish;
    const made = (results: readonly ToolboxResult[]): ToolboxOutcome => ({
      ...brought,
      kind: 'made',
      results,
    });
    const worked: Readonly<
      Record<ToolboxTool, () => TE.TaskEither<ToolboxRequestError | ToolboxError, ToolboxOutcome>>
    > = {
      'convert-file': () =>
        pipe(
          convertFile(file, to)(environment),
          TE.map((result) => made([result])),
        ),
      'convert-pdf': () => pipe(convertPdf(file, { to })(environment), TE.map(made)),
      'optimize-image': () =>
        pipe(
          optimizeImage(file)(environment),
          TE.map((answer) =>
            answer.kind === 'optimized'
              ? made([answer.result])
              : ({ ...brought, kind: 'already-small' } as const),
          ),
        ),
    };
    return pipe(
      worked[toolboxToolFor(file, wish)](),
      TE.orElse((error) =>
        TE.right<never, ToolboxOutcome>({
          ...brought,
          kind: 'refused',
          problem: problemOf(error),
        }),
      ),
    );
  };

/** Fetches a result by its id. */
export const downloadToolboxResult =
  (
    id: string,
  ): RTE.ReaderTaskEither<
    HasToolbox & HasLog,
    ToolboxResultIdError | ToolboxDownloadError,
    ToolboxDownload
  > =>
  (environment) =>
    pipe(
      TE.fromEither(parseToolboxResultId(id)),
      TE.flatMap(
        (read): TE.TaskEither<ToolboxResultIdError | ToolboxDownloadError, ToolboxDownload> =>
          outagesReported(environment, 'toolbox', environment.toolbox.download(read)),
      ),
    );
