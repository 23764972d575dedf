import { toolboxEndpoints } from '../../../adapters/http/endpoints/toolbox.ts';
import type { DrawPdf } from '../../../adapters/media/draw-pdf-in-thread.ts';
import { convertedPicture, optimizedPicture } from '../../../adapters/media/optimize-picture.ts';
import type { ToolboxResults } from '../../../adapters/media/toolbox-results.ts';
import { work } from '../../../adapters/media/work.ts';
import { toolboxResultName, type ToolboxFile } from '../../../core/domain/toolbox/toolbox-file.ts';
import {
  parseFileConversion,
  parseImageOptimization,
  parsePdfConversion,
  type ToolboxRequestError,
} from '../../../core/domain/toolbox/toolbox-request.ts';
import type { ToolboxResult } from '../../../core/domain/toolbox/toolbox-result.ts';
import { toolboxProblemOf } from '../../../core/domain/toolbox/toolbox-step.ts';
import {
  toolboxMediaTypes,
  type ToolboxFileType,
} from '../../../core/domain/toolbox/toolbox-table.ts';
import { E } from '../../../core/fp.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** Said of the field that is to blame. */
const refusalOf = (error: ToolboxRequestError): Refusal => {
  if (error.kind !== 'toolbox-number-outside') {
    const field = error.kind === 'file-type-not-made' ? 'to' : 'file';
    return refusal(400, `toolbox.error.${toolboxProblemOf(error)}`, field);
  }
  const { name, minimum, maximum } = error;
  const values = { minimum: String(minimum), maximum: String(maximum) };
  return { status: 400, problems: [{ message: 'number-outside', field: name, values }] };
};

/** Of all clients; a later request is told to try again. */
const longestQueue = 8;

/** Of one client, whose requests come one after another: it never takes another one's turn. */
const longestLine = 5;

/** Runs the tasks of a key one after another; undefined where too many of them wait. */
const inLine = () => {
  const lines = new Map<string, { readonly count: number; readonly last: Promise<unknown> }>();
  return <A>(key: string, task: () => Promise<A>): Promise<A> | undefined => {
    const { count, last } = lines.get(key) ?? { count: 0, last: Promise.resolve() };
    if (count >= longestLine) return undefined;
    const done = last.then(task);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    lines.set(key, { count: count + 1, last: settled });
    void settled.then(() => {
      const line = lines.get(key);
      if (line === undefined || line.count === 1) return lines.delete(key);
      return lines.set(key, { ...line, count: line.count - 1 });
    });
    return done;
  };
};

type ToolboxServiceSettings = {
  readonly results: ToolboxResults;
  /** See `clientOf`. */
  readonly trustedProxies: number;
  readonly drawPdf: DrawPdf;
};

const pdfRefusals = {
  unreadable: refusal(400, 'toolbox.error.unreadable', 'file'),
  locked: refusal(400, 'toolbox.error.locked', 'password'),
  'too-many-pages': refusal(400, 'toolbox.error.pages', 'pages'),
} as const;

type Asker = {
  readonly clientOf: (trustedProxies: number) => string;
  readonly signal: AbortSignal;
};

/**
 * One file is worked on at a time: see the limits in `adapters/media/open-pictures.ts`. One whose
 * client has left is dropped.
 */
export const toolboxRoutes = ({
  results,
  trustedProxies,
  drawPdf,
}: ToolboxServiceSettings): Readonly<Record<keyof typeof toolboxEndpoints, Route>> => {
  const pool = work({ running: 1, urgent: longestQueue, later: 0, quiet: 0 });
  const line = inLine();

  const worked = async <Request extends { readonly file: ToolboxFile }, A>(
    { clientOf, signal }: Asker,
    request: E.Either<ToolboxRequestError, Request>,
    task: (request: Request) => Promise<E.Either<Refusal, A>>,
  ): Promise<E.Either<Refusal, A>> => {
    if (E.isLeft(request)) return E.left(refusalOf(request.left));
    const answer = await line(clientOf(trustedProxies), () =>
      pool.urgent(() => task(request.right), signal),
    );
    return answer?.kind === 'done' ? answer.value : E.left(refusal(503, 'service-unavailable'));
  };

  const keep = (file: ToolboxFile, type: ToolboxFileType, bytes: Uint8Array, page?: number) => {
    const stem =
      page === undefined ? file.name : file.name.replace(/(?:\.pdf)?$/iu, `-${page}.pdf`);
    return results.keep({ name: toolboxResultName(stem, type), type }, bytes);
  };

  const kept = async (
    file: ToolboxFile,
    type: ToolboxFileType,
    bytes: Uint8Array | undefined,
  ): Promise<E.Either<Refusal, { readonly payload: ToolboxResult }>> =>
    bytes === undefined
      ? E.left(pdfRefusals.unreadable)
      : E.right({ payload: await keep(file, type, bytes) });

  return {
    convertFile: route(toolboxEndpoints.convertFile, ({ body: { file, fields }, ...asker }) =>
      worked(asker, parseFileConversion(file, fields.to), async (request) =>
        kept(request.file, request.to, await convertedPicture(request)),
      ),
    ),
    convertPdf: route(toolboxEndpoints.convertPdf, ({ body: { file, fields }, ...asker }) =>
      worked(asker, parsePdfConversion(file, fields), async (request) => {
        const { to, dotsPerInch } = request;
        const drawn = await drawPdf({ bytes: request.file.bytes, to, dotsPerInch });
        if (drawn.kind !== 'pages') return E.left(pdfRefusals[drawn.kind]);
        const payload = await Promise.all(
          drawn.pages.map((bytes, index) => keep(request.file, to, bytes, index + 1)),
        );
        return E.right({ payload });
      }),
    ),
    optimizeImage: route(toolboxEndpoints.optimizeImage, ({ body: { file, fields }, ...asker }) =>
      worked(asker, parseImageOptimization(file, fields), async (request) =>
        kept(request.file, request.file.type, await optimizedPicture(request)),
      ),
    ),
    toolboxDownload: route(toolboxEndpoints.toolboxDownload, async ({ query: { id } }) => {
      const found = await results.find(id);
      if (found === undefined) return E.left(refusal(404, 'result-not-found', 'id'));
      const { name, type, bytes } = found;
      return E.right({ name, contentType: toolboxMediaTypes[type], bytes });
    }),
  };
};
