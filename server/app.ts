import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { messageOf } from '../core/domain/errors/thrown.ts';
import type { Configuration } from './configuration.ts';
import { createContainer } from './container.ts';
import { openPagePorts } from './composition/page-ports.ts';
import { openProcessTraces } from './composition/process-traces.ts';
import { tokens } from './composition/tokens.ts';
import { openPageForms } from './composition/forms.ts';
import { orderingOf } from './composition/payments.ts';
import { readAskedAddress, type AskedAddress } from './http/asked-address.ts';
import { otherApplication } from './embedded/other-application.ts';
import { findsOutbox } from './embedded/outbox/access.ts';
import { createEdge, hasOneHost, rateClassOfPage } from './http/edge.ts';
import { limitRate } from './http/limit-rate.ts';
import { createKeptAnswerer } from './endpoints/kept-answerer.ts';
import { sendPlain, textAnswer } from './http/plain-answer.ts';
import { serviceListener } from './http/service-listener.ts';
import { logPlaceOf } from './http/log-place.ts';
import { currentRequestId, withRequestId } from './http/request-id.ts';
import { createStaticFiles } from './http/static-files.ts';
import { documentPolicy, developmentPolicy, securityHeaders } from './http/security-headers.ts';
import { allLazyComponents } from '../ui/web/navigation/lazy-component.tsx';
import { bankAccountsOf } from './payment-settings.ts';
import { createPageAdmission } from './pages/page-admission.ts';
import { registerServiceFigures } from './metrics/service-measures.ts';
import { createPageMeasures } from './metrics/page-measures.ts';
import { readBuiltFiles, type BuiltFiles } from './pages/built-files.ts';
import { headScript, scriptHash, startScript } from './pages/document.ts';
import { evaluateBy } from './pages/evaluated-flags.ts';
import { frontendService, isForFrontends } from './pages/frontend-service.ts';
import { bridgeStyle } from './pages/bridge-style.ts';
import { createMachineFiles } from './pages/machine-files.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { MediaService } from './media.ts';
import { invalidatePages } from './pages/page-invalidation.ts';
import { prerender, type PagesWanted, type PrerenderOutcome } from './pages/prerender.ts';
import { folderOf, identityOf } from './pages/prerendered-settings.ts';
import { openPrerenderedPages } from './pages/prerendered-pages.ts';
import { createPreviews } from './pages/preview.ts';
import { createLayoutRenderer, createRenderer, renderEdited } from './pages/render.tsx';
import { createLayoutDrawer } from './pages/draw-layout.ts';
import { createStorefront, type StorefrontSettings } from './pages/storefront.ts';
import { isTransform, transformService } from './pages/transform-service.ts';
import { tracedRequests } from './traces/traced-requests.ts';

export { allMessageFiles } from './pages/message-files.ts';

export type Application = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** `npm run prerender`; development has none. */
  readonly prerender: (
    wanted: PagesWanted,
    tell: (outcome: PrerenderOutcome) => void,
    withPictures: boolean,
  ) => Promise<readonly PrerenderOutcome[]>;
  /** Ends streams, so that nothing waits for them: before `close`. */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
};

/** Facts of a span whose answer was kept. */
const fromCache = { 'passepartout.page_cache': 'hit' } as const;
const fromKept = { 'passepartout.answer_cache': 'hit' } as const;

const isPicture = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && url.startsWith('/media/');

/** As a browser that reads every coding asks; AVIF is made when nothing else is. */
const pictureMaker = ({ app, load }: MediaService) => ({
  make: async (path: string) => {
    await app.request(path, { headers: { accept: 'image/avif,image/webp' } });
  },
  settle: async () => {
    // Unlike the sleep of services, it keeps a process that has nothing else to do.
    while (Object.values(load()).some((tasks) => tasks > 0)) await setTimeout(200);
  },
});

const clientFolder = join(import.meta.dirname, '../client');

/**
 * Composes services, adapters, pages. `development` stands for the files of a build where Vite
 * answers for files itself.
 */
export const createApplication = async (
  given: Configuration,
  { development }: { readonly development: BuiltFiles | undefined },
): Promise<Application> => {
  const isDevelopment = development !== undefined;
  const configuration: Configuration = isDevelopment
    ? { ...given, embeddedServices: 'public' }
    : given;
  const built = development ?? readBuiltFiles(clientFolder);
  const traces = await openProcessTraces(configuration);
  const container = createContainer(configuration, traces);
  const log = container.get(tokens.log);
  const clock = container.get(tokens.clock);
  const metrics = container.get(tokens.metrics);
  const services = await container.getAsync(tokens.services);
  const payments = await container.getAsync(tokens.payments);
  // It asks these services.
  payments?.start();

  const { sites, limits, embeddedServices, consentScript, messengerScript, google } = configuration;
  const vendors = {
    consentScript,
    messengerScript,
    googleScript: google?.script,
    paymentOrigin: configuration.payments.stripe?.checkoutOrigin,
  };
  const pagePorts = container.get(tokens.pagePorts);
  const openPorts = openPagePorts(pagePorts);
  const designerBases = container.get(tokens.designerBases);

  const media = container.get(tokens.media);
  const cache = createPageCache(limits.pageCacheBytes, clock);
  const { storyblokVersion } = configuration;
  const prerendered =
    isDevelopment || storyblokVersion === 'draft'
      ? undefined
      : await openPrerenderedPages({
          folder: folderOf(configuration),
          build: identityOf(
            { application: import.meta.filename, client: built.build },
            configuration,
          ),
          clock,
          log,
        });
  invalidatePages(container.get(tokens.storyChanges), { cache, prerendered });
  const admission = createPageAdmission(limits);
  registerServiceFigures(metrics, {
    breakers: container.get(tokens.breakers),
    pictures: media.load,
  });
  const measures = createPageMeasures(metrics, { cacheBytes: cache.bytes, load: admission.load });
  const hashes = [headScript(built.files.net), startScript(built.files.scripts)]
    .map(scriptHash)
    .join(' ');
  const policy = isDevelopment ? developmentPolicy(vendors) : documentPolicy(hashes, vendors);
  const flags = container.get(tokens.flags);
  const portsOf: StorefrontSettings['ports'] = (signal, recordStories) => ({
    ...openPorts(signal, recordStories),
    locatesVisitors: configuration.locationHeaders !== undefined,
    ...orderingOf(configuration),
    bankAccounts: bankAccountsOf(configuration.payments, configuration.sites),
    googleButton: google && { clientId: google.clientId, script: google.script },
    designerBases,
    holidays: container.get(tokens.holidays),
    log,
    clock,
  });
  const storefront = createStorefront({
    sites,
    ports: portsOf,
    forms: openPageForms(container),
    log,
    sleep: container.get(tokens.sleep),
    pageMilliseconds: limits.pageMilliseconds,
    cache: measures.ofCache(cache),
    prerendered,
    admission,
    render: measures.ofRendering(createRenderer({ ...built, traces, ...vendors })),
    evaluate: evaluateBy(flags),
    policy,
    hearsPopups: google !== undefined,
    editing: {
      previews: createPreviews({
        previewToken: configuration.storyblokPreviewToken,
        clock,
        policy: isDevelopment
          ? developmentPolicy(vendors)
          : documentPolicy(hashes, vendors, { bridgeStyle }),
      }),
      storyTransform: container.get(tokens.storyTransform),
      render: renderEdited,
    },
    isDevelopment,
    trustedProxies: limits.trustedProxies,
  });
  const sitePages = container.get(tokens.sitePages);
  const machineFiles = createMachineFiles({
    sites,
    ports: (signal) => ({
      ...openPorts(signal, () => undefined),
      sitePages: sitePages(signal),
    }),
    log,
    clock,
    sleep: container.get(tokens.sleep),
    pageMilliseconds: limits.pageMilliseconds,
    isPreview: configuration.storyblokVersion === 'draft',
  });
  // A page is rendered in one go: what browsers load later is there before the first request.
  await allLazyComponents();
  const files = createStaticFiles(clientFolder);
  const listen = serviceListener(services);
  const guard = await container.getAsync(tokens.rateGuard);
  const { trustedProxies } = limits;
  const listenToEditor = serviceListener(transformService({ draw: storefront.drawEdited, log }));
  const frontends = frontendService({
    draw: createLayoutDrawer({
      sites,
      ports: (signal) => portsOf(signal, () => undefined),
      admission,
      sleep: container.get(tokens.sleep),
      pageMilliseconds: limits.pageMilliseconds,
      render: createLayoutRenderer({ ...built, ...vendors }),
    }),
    flags,
    kept: container.get(tokens.keptAnswers),
    log,
    // Where the shop is elsewhere, so are its other applications.
    otherApplication:
      configuration.shopApiUrl === undefined
        ? (initialData) => otherApplication({ sites, initialData, policy, log })
        : undefined,
  });
  const listenToFrontends = serviceListener(frontends);
  const limited = limitRate({ guard, trustedProxies });
  const answerService = (request: IncomingMessage, response: ServerResponse): unknown => {
    if (isPicture(request)) return media.listen(request, response);
    if (isForFrontends(request.url)) return listenToFrontends(request, response);
    return isTransform(request.url) ? listenToEditor(request, response) : listen(request, response);
  };
  const edge = createEdge({ embeddedServices, findsOutbox: findsOutbox(configuration) });
  const security = securityHeaders(sites.protocol === 'https');
  const common = new Map(Object.entries(security));
  const kept = container.get(tokens.keptAnswers);
  const answerFromKept = createKeptAnswerer({ kept, sites, common: security });

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedAddress,
  ): Promise<void> => {
    const decision = edge(request, asked);
    if (decision.kind === 'refused') return sendPlain(request, response, decision.answer);
    if (decision.kind === 'service')
      return limited(request, response, decision.rateClass, () => answerService(request, response));
    if (decision.kind === 'file') {
      const machineFile = machineFiles(request, response, asked);
      if (machineFile !== undefined) return machineFile;
      if (!isDevelopment && files(request, response, asked.path)) return undefined;
    }
    return limited(request, response, rateClassOfPage(request, asked), () =>
      storefront.answer(request, response, asked),
    );
  };

  return {
    handle: tracedRequests(traces, (request, response) => {
      const isClear = hasOneHost(request);
      // What is kept was asked for at a readable address, and carries all of its headers.
      if (isClear && answerFromKept(request, response)) {
        traces.note(fromKept);
        return metrics.countKept('answer-kept');
      }
      if (isClear && storefront.answerFromCache(request, response)) {
        traces.note(fromCache);
        return metrics.countKept('page-cached');
      }
      metrics.watch(request, response);
      response.setHeaders(common);
      if (!isClear) return sendPlain(request, response, textAnswer(400, 'Bad Request'));
      if (metrics.answer(request, response)) return;
      const asked = readAskedAddress(sites, request);
      const place = () => logPlaceOf(sites, asked, request.headers);
      return withRequestId(place, () => {
        traces.note({ 'passepartout.request_id': currentRequestId() ?? '' });
        answer(request, response, asked).catch((error: unknown) => {
          const path = (request.url ?? '').slice(0, 200);
          const reason = messageOf(error);
          const requestId = currentRequestId() ?? '';
          log.report('request-failed', { path, requestId, reason });
          if (response.headersSent) response.destroy();
          else sendPlain(request, response, textAnswer(500, 'Internal Server Error'));
        });
      });
    }),
    prerender: async (wanted, tell, withPictures) =>
      prerendered === undefined
        ? []
        : prerender(
            {
              sites,
              prerendered,
              renderPlace: storefront.renderPlace,
              sleep: container.get(tokens.sleep),
              tell,
              pictures: withPictures ? pictureMaker(media) : undefined,
            },
            wanted,
          ),
    leave: () => container.get(tokens.embeddedFlags)?.stream.close(),
    close: async () => {
      // What was delivered is noted in the database before that is closed.
      await Promise.all([
        container.get(tokens.mailDelivery).close(),
        container.get(tokens.orderWork).close(),
        container.get(tokens.printing).close(),
        payments?.close(),
      ]);
      // Side by side, so that a slow close does not take the time of the last spans.
      await Promise.all([prerendered?.settle(), container.unbindAllAsync(), traces.close()]);
    },
  };
};
