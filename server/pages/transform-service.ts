/** `POST /frontend-api/mp/storyblok/transform`. */
import { Hono } from 'hono';

import { storyTransformEndpoints } from '../../adapters/http/endpoints/story-transform.ts';
import { E } from '../../core/fp.ts';
import type { Log } from '../../core/ports/log.ts';
import { refusal } from '../endpoints/refusal.ts';
import { addRoutes, refuse, route } from '../endpoints/route.ts';
import type { DrawEdited, EditedDrawn } from './edited-page.ts';

const [path] = storyTransformEndpoints.storyTransform.paths;

/** Whether an address is the transform's. */
export const isTransform = (url = ''): boolean => url === path || url.startsWith(`${path}?`);

const refusals = {
  'no-preview': refusal(403, 'preview-refused'),
  'no-document': refusal(400, 'field-invalid', 'story'),
  'no-room': refusal(503, 'service-unavailable'),
} as const satisfies Record<Exclude<EditedDrawn['kind'], 'drawn'>, unknown>;

type TransformSettings = { readonly draw: DrawEdited; readonly log: Log };

/** The service as an application that answers at its one path. */
export const transformService = ({ draw, log }: TransformSettings): Hono => {
  const app = new Hono();
  app.onError((error, context) => {
    log.report('request-failed', { path, reason: error.message });
    return refuse(context, refusal(500, 'service-failed'));
  });
  const transform = route(
    storyTransformEndpoints.storyTransform,
    async ({ query: { address }, body: { story }, header, signal }) => {
      const drawn = await draw({ host: header('host'), address, story }, signal);
      return drawn.kind === 'drawn'
        ? E.right({ payload: drawn.document })
        : E.left(refusals[drawn.kind]);
    },
  );
  addRoutes(app, [transform]);
  return app;
};
