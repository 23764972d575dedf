/**
 * Flags in the browser. A chunk of its own, loaded when the page is at rest; the vendor's client is
 * a further one, loaded when a page has something to ask.
 */
import { tabOverride } from '../../../adapters/browser/flag-override.ts';
import { textSlot } from '../../../adapters/browser/text-slot.ts';
import { forgetUserKey, keepUserKey, pageKey } from '../../../adapters/browser/user-key.ts';
import { loadFlagClient } from '../../../adapters/split/browser-client.ts';
import { flagClientStarter } from '../../../adapters/split/browser.ts';
import { forgetFlagCache } from '../../../adapters/split/flag-cache.ts';
import { maySend } from '../../../core/domain/consent/consent.ts';
import type { FlagName, Treatment, Treatments } from '../../../core/domain/flags/flags.ts';
import { overriddenTreatment, type FlagOverride } from '../../../core/domain/flags/override.ts';
import { codeOfFlagProblem, factsOfFlagProblem } from '../../../core/domain/flags/problem-codes.ts';
import type { FlagProblem } from '../../../core/domain/flags/problems.ts';
import { beginRecord } from '../../../core/domain/flags/record.ts';
import type { UserKeyReading } from '../../../core/domain/flags/user-key.ts';
import type { PageFlags } from '../../../core/ports/flags.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { pricesOf } from './compose.client.ts';
import { pageDevice } from '../device/page-device.ts';
import { documentSurface } from '../experiments/document-surface.ts';
import type { ConfiguratorChange, ViewedPage } from '../experiments/experiment.ts';
import { keptStyleKey } from '../experiments/kept-style.ts';
import { createPageExperiments, type PageExperiments } from '../experiments/page-experiments.ts';
import { experimentsOf } from '../experiments/registry.ts';
import type { PageData } from '../wire/page-data.ts';
import { pageRecording, type Recording } from '../consent/recording.client.ts';
import { report as reportEvent } from '../log/logs.ts';
import type { Views } from '../recording/recorded-view.ts';

/**
 * The real key stays with the relay on the server; the client only demands one that is not empty.
 */
const ownKey = 'own-origin';

const readyTimeoutSeconds = 5;

const records = textSlot(() => sessionStorage, 'flag-record');
const keptStyle = textSlot(() => sessionStorage, keptStyleKey);

const report = (problem: FlagProblem): void =>
  reportEvent(codeOfFlagProblem(problem), factsOfFlagProblem(problem));

/** Removes what was stored for later pages and visits. */
const forget = (): void => {
  records.remove();
  keptStyle.remove();
  forgetUserKey(document, location.protocol);
  forgetFlagCache(() => localStorage);
};

type Visit = {
  readonly scope: PriceScope;
  readonly userKey: UserKeyReading;
  readonly override: FlagOverride;
  readonly recording: Recording;
};

const startFlags = (
  { scope, userKey, override, recording }: Visit,
  known: Treatments,
): PageFlags => {
  const start = flagClientStarter({
    load: loadFlagClient,
    page: window,
    records,
    keepKey: (key) => keepUserKey(document, location.protocol, key),
    forget,
    report,
    expose: recording.track,
  });
  const flags = start({
    authorizationKey: ownKey,
    origin: location.origin,
    userKey,
    attributes: {
      channel: scope.channel,
      mobileDevice: pageDevice().current().info.isMobile,
    },
    userAgent: navigator.userAgent,
    consent: recording.consent.read(),
    override,
    known,
    readyTimeout: readyTimeoutSeconds,
  });
  recording.onConsent(flags.setConsent);
  return flags;
};

/** Treatments of earlier pages of the tab, with consent and for the same visitor. */
const keptTreatments = ({ recording, userKey }: Visit): Treatments =>
  maySend(recording.consent.read()) && userKey.kind === 'user-key'
    ? beginRecord(userKey.userKey, records.read()).record.user
    : {};

/** Another choice on a page is the same view. */
const viewedPage = (page: PageData | undefined): ViewedPage =>
  page?.kind === 'page'
    ? { path: page.path, navigationType: page.navigationType, treatments: page.treatments ?? {} }
    : { path: page?.kind ?? '', navigationType: undefined, treatments: {} };

const createExperiments = async (scope: PriceScope, views: Views): Promise<PageExperiments> => {
  const recording = await pageRecording();
  const visit: Visit = {
    scope,
    recording,
    userKey: pageKey(document.cookie, () => crypto.randomUUID()),
    override: tabOverride(
      new URLSearchParams(location.search),
      textSlot(() => sessionStorage, 'flag-override'),
      report,
    ),
  };
  const { override } = visit;
  const surface = documentSurface({
    mayKeep: (flag) =>
      maySend(recording.consent.read()) || overriddenTreatment(override, flag) !== undefined,
    write: (style) => (style === '' ? keptStyle.remove() : keptStyle.write(style)),
  });
  const kept = keptTreatments(visit);
  const start = async (known: Treatments): Promise<PageFlags> => startFlags(visit, known);
  // Another page may have come meanwhile.
  return createPageExperiments({ start, override, kept, surface }, viewedPage(views.current?.page));
};

let experiments: Promise<PageExperiments> | undefined;

const watching = Promise.withResolvers<Views>();

const experimentsHere = (scope: PriceScope): Promise<PageExperiments> => {
  experiments ??= watching.promise
    .then((views) => createExperiments(scope, views))
    .catch((error: unknown) => {
      // A chunk that did not come may come for the next caller.
      experiments = undefined;
      throw error;
    });
  return experiments;
};

export const watchViews = async (scope: PriceScope, views: Views): Promise<void> => {
  watching.resolve(views);
  const here = await experimentsHere(scope);
  let { path } = viewedPage(views.current?.page);
  views.begin = (view) => {
    const page = viewedPage(view.page);
    if (page.path === path) return;
    ({ path } = page);
    here.begin(page);
    // Moves nothing, so nobody waits for it.
    here.join().catch(() => undefined);
  };
  await here.join();
};

/** For an effect that shows now, such as an item of a menu that was opened. */
export const treatmentOf = async (scope: PriceScope, flag: FlagName): Promise<Treatment> => {
  const flags = await (await experimentsHere(scope)).flags();
  return flags.treatment(flag);
};

/**
 * What experiments change of the configurator, in the order of the flags' names; undefined where
 * none is on.
 */
export const configuratorChange = async (
  scope: PriceScope,
): Promise<ConfiguratorChange | undefined> => {
  const flags = await (await experimentsHere(scope)).flags();
  const asked = await Promise.all(
    experimentsOf('configurator').map(async ({ flag, change }) => ({
      change,
      treatment: await flags.treatment(flag),
    })),
  );
  const on = asked.filter(({ treatment }) => treatment === 'on');
  if (on.length === 0) return undefined;
  const prices = await pricesOf(scope);
  const changes = await Promise.all(on.map(({ change }) => change(scope, prices)));
  return (configurator) => changes.reduce((changed, change) => change(changed), configurator);
};
