import { toolboxEndpoints } from '../../../adapters/http/endpoints/toolbox.ts';
import { optimizedPicture } from '../../../adapters/media/optimize-picture.ts';
import type { ToolboxResults } from '../../../adapters/media/toolbox-results.ts';
import { work } from '../../../adapters/media/work.ts';
import { toolboxResultName } from '../../../core/domain/toolbox/toolbox-file.ts';
import {
  parseImageOptimization,
  type ToolboxRequestError,
} from '../../../core/domain/toolbox/toolbox-request.ts';
import { toolboxMediaTypes } from '../../../core/domain/toolbox/toolbox-table.ts';
import { E } from '../../../core/fp.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** Said of the field that is to blame. */
const refusalOf = (error: ToolboxRequestError): Refusal => {
  switch (error.kind) {
    case 'empty-file':
      return refusal(400, 'field-invalid', 'file');
    case 'file-too-large':
      return refusal(400, 'body-too-large', 'file');
    case 'unknown-file-type':
    case 'file-type-not-taken':
    case 'file-type-not-made':
    case 'file-type-already':
      return refusal(400, 'file-type-not-taken', 'file');
    case 'toolbox-number-outside': {
      const { name, minimum, maximum } = error;
      const values = { minimum: String(minimum), maximum: String(maximum) };
      return { status: 400, problems: [{ message: 'number-outside', field: name, values }] };
    }
  }
};

/**
 * A later request is told to try again; one whose client has left is dropped. One is worked on at a
 * time: see the limits in `adapters/media/open-pictures.ts`.
 */
const longestQueue = 8;

export const toolboxRoutes = (
  results: ToolboxResults,
): Readonly<Record<keyof typeof toolboxEndpoints, Route>> => {
  const pool = work({ running: 1, urgent: longestQueue, later: 0, quiet: 0 });
  return {
    optimizeImage: route(
      toolboxEndpoints.optimizeImage,
      async ({ body: { file, fields }, signal }) => {
        const request = parseImageOptimization(file, fields);
        if (E.isLeft(request)) return E.left(refusalOf(request.left));
        const worked = await pool.urgent(() => optimizedPicture(request.right), signal);
        if (worked.kind !== 'done') return E.left(refusal(503, 'service-unavailable'));
        const bytes = worked.value;
        if (bytes === undefined) return E.left(refusal(400, 'file-unreadable', 'file'));
        const { type } = request.right.file;
        const name = toolboxResultName(file.name, type);
        return E.right({ payload: await results.keep({ name, type }, bytes) });
      },
    ),
    toolboxDownload: route(toolboxEndpoints.toolboxDownload, async ({ query: { id } }) => {
      const found = await results.find(id);
      if (found === undefined) return E.left(refusal(404, 'result-not-found', 'id'));
      const { name, type, bytes } = found;
      return E.right({ name, contentType: toolboxMediaTypes[type], bytes });
    }),
  };
};
