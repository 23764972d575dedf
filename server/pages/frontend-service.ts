/** For the shop's other front ends: what surrounds its pages, and a request's flags (storefront §7). */
import { Hono } from 'hono';

import { httpInitialData } from '../../adapters/http/initial-data.ts';
import { frontendEndpoints } from '../../adapters/http/endpoints/frontends.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import type { Flags } from '../../core/ports/flags.ts';
import type { InitialDataSource } from '../../core/ports/initial-data.ts';
import type { Log } from '../../core/ports/log.ts';
import { errorPageMessages } from '../../ui/components/error-page/messages.ts';
import { headerMessages } from '../../ui/components/header/messages.ts';
import { textIn } from '../../ui/messages/text-in.ts';
import { otherApplicationPath } from '../http/edge.ts';
import type { KeptAnswers } from '../endpoints/kept-answers.ts';
import { refusal } from '../endpoints/refusal.ts';
import { addRoutes, refuse, route, sharedRoute, type Route } from '../endpoints/route.ts';
import type { DrawLayout, LayoutDrawn } from './draw-layout.ts';
import { evaluateFlags } from './evaluated-flags.ts';

type FrontendSettings = {
  readonly draw: DrawLayout;
  readonly flags: Flags;
  readonly kept: KeptAnswers;
  readonly log: Log;
  /** Wears what this service gives; undefined where the shop's own is elsewhere. */
  readonly otherApplication?: ((initialData: InitialDataSource) => Hono) | undefined;
};

const refusals = {
  'no-room': refusal(503, 'service-unavailable'),
  'no-site': refusal(404, 'not-found'),
} as const satisfies Record<Exclude<LayoutDrawn['kind'], 'drawn'>, unknown>;

/** In ICU's syntax, by their key. */
const messagesIn = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...headerMessages, ...errorPageMessages }).map(([key, texts]) => [
      key,
      textIn(locale, texts),
    ]),
  );

const routesOf = ({
  draw,
  flags,
  kept,
}: FrontendSettings): Readonly<Record<keyof typeof frontendEndpoints, Route>> => ({
  initialData: sharedRoute(frontendEndpoints.initialData, {
    kept,
    asked: () => ({}),
    answer: async ({ scope }) => {
      const drawn = await draw(scope);
      if (drawn.kind !== 'drawn') return E.left(refusals[drawn.kind]);
      const layout = JSON.stringify(drawn.layout);
      return E.right({ payload: { layout, messages: JSON.stringify(messagesIn(scope.locale)) } });
    },
  }),
  featureFlags: route(frontendEndpoints.featureFlags, async ({ scope, query, header }) => {
    const { path, search = '' } = query;
    const asked = { path, search, channel: scope.channel, header };
    const { treatments } = await evaluateFlags(flags, asked);
    return E.right({ payload: { flags: treatments } });
  }),
});

/** No request to it leaves the process. */
const ownOrigin = 'http://frontends.localhost';

const paths = Object.values(frontendEndpoints).flatMap((one): readonly string[] => one.paths);

/** Whether an address is one of these, which no shop API elsewhere knows, or wears what they give. */
export const isForFrontends = (url = ''): boolean =>
  paths.includes(url.split('?', 1)[0] ?? '') || url.startsWith(otherApplicationPath);

/** The service as an application that answers at its own paths. */
export const frontendService = (settings: FrontendSettings): Hono => {
  const app = new Hono();
  app.onError((error, context) => {
    settings.log.report('request-failed', { path: context.req.path, reason: error.message });
    return refuse(context, refusal(500, 'service-failed'));
  });
  addRoutes(app, Object.values(routesOf(settings)));
  const api = { baseUrl: ownOrigin, fetch: async (request: Request) => app.fetch(request) };
  if (settings.otherApplication !== undefined)
    app.route('/', settings.otherApplication(httpInitialData(api)));
  return app;
};
