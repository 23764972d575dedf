/**
 * The experiments of a page view (decision 0057). It begins with what is known at that moment: the
 * server's treatments, those of the tab's earlier pages, and those of a client that is ready. What
 * moves things is shown from then on or not at all; a later treatment is kept for the next view.
 */
import {
  treatmentEntries,
  type FlagName,
  type Treatment,
  type Treatments,
} from '../../../core/domain/flags/flags.ts';
import { overriddenTreatment, type FlagOverride } from '../../../core/domain/flags/override.ts';
import type { PageFlags } from '../../../core/ports/flags.ts';
import type { ViewedPage } from './experiment.ts';

/** The document as far as experiments show in it. */
export type ExperimentSurface = {
  /** Flags whose look or A/B block stands in the document. */
  readonly looks: (page: ViewedPage) => readonly FlagName[];
  /** Flags that ask for another order of what stands in the document. */
  readonly orders: (page: ViewedPage) => readonly FlagName[];
  /** Shows these looks and no others. */
  readonly paint: (treatments: Treatments) => void;
  /** Settles when the part with an order may soon be seen; never after `left`. */
  readonly orderComes: (flag: FlagName, left: AbortSignal) => Promise<void>;
  readonly isOrderSeen: (flag: FlagName) => boolean;
  readonly arrange: (flag: FlagName) => void;
  /** For the first paint of the tab's next pages. */
  readonly keep: (treatments: Treatments) => void;
};

type Settings = {
  /** Called once, with what the view began with. */
  readonly start: (known: Treatments) => Promise<PageFlags>;
  readonly override: FlagOverride;
  /** From earlier pages of the tab. */
  readonly kept: Treatments;
  readonly surface: ExperimentSurface;
};

const only = (treatments: Treatments, names: readonly FlagName[]): Treatments =>
  Object.fromEntries(treatmentEntries(treatments).filter(([flag]) => names.includes(flag)));

export type PageExperiments = {
  /** Before a view's first paint: shows what is known of it. */
  readonly begin: (page: ViewedPage) => void;
  /** Asks for what was not known when the view began. */
  readonly join: () => Promise<void>;
  /** Started when they are first asked for. */
  readonly flags: () => Promise<PageFlags>;
};

export const createPageExperiments = (
  { start, override, kept, surface }: Settings,
  first: ViewedPage,
): PageExperiments => {
  const next = new Map<FlagName, Treatment>(treatmentEntries(kept));
  let page = first;
  let left = new AbortController();
  /** Of what was given before, only what the document was painted with. */
  let known: Treatments = { ...only(kept, surface.looks(first)), ...first.treatments };
  let starting: Promise<PageFlags> | undefined;
  let running: PageFlags | undefined;

  const forced = (flag: FlagName): Treatment | undefined => overriddenTreatment(override, flag);

  const ofNext = (): Treatments => Object.fromEntries(next);

  const note = (flag: FlagName, treatment: Treatment): void => {
    next.set(flag, treatment);
  };

  const askNext = async (flags: PageFlags, names: readonly FlagName[]): Promise<void> => {
    await Promise.all(names.map(async (flag) => note(flag, await flags.nextTreatment(flag))));
    surface.keep(ofNext());
  };

  const flags = (): Promise<PageFlags> => {
    starting ??= start(known).then(
      (started) => {
        running = started;
        started.onChange(() => void askNext(started, surface.looks(page)));
        return started;
      },
      (error: unknown) => {
        // A chunk that did not come may come for the next caller.
        starting = undefined;
        throw error;
      },
    );
    return starting;
  };

  const begin = (view: ViewedPage): void => {
    left.abort();
    left = new AbortController();
    page = view;
    known = view.treatments;
    running?.beginView(known);
    const looks = surface.looks(view);
    for (const flag of looks) {
      const treatment = running?.treatmentAtOnce(flag);
      if (treatment !== undefined) note(flag, treatment);
    }
    const shown = { ...ofNext(), ...view.treatments };
    surface.paint(shown);
    // Without a client the view began with the looks themselves.
    if (running === undefined) known = only(shown, looks);
    for (const flag of surface.orders(view))
      if (running?.treatmentAtOnce(flag) === 'on') surface.arrange(flag);
    surface.keep(ofNext());
  };

  /** A forced look shows at once: a tester asked for it. */
  const showForced = (looks: readonly FlagName[]): void => {
    const found = looks.flatMap((flag) => {
      const treatment = forced(flag);
      return treatment === undefined ? [] : [[flag, treatment] as const];
    });
    if (found.length === 0) return;
    for (const [flag, treatment] of found) note(flag, treatment);
    surface.paint({ ...known, ...Object.fromEntries(found) });
  };

  const joinLook = async (started: PageFlags, flag: FlagName): Promise<void> => {
    const isSettled = forced(flag) !== undefined || known[flag] !== undefined;
    note(flag, await (isSettled ? started.treatment(flag) : started.nextTreatment(flag)));
  };

  const joinOrder = async (flag: FlagName, signal: AbortSignal): Promise<void> => {
    if (forced(flag) === undefined) await surface.orderComes(flag, signal);
    const started = await flags();
    if (signal.aborted) return;
    if (surface.isOrderSeen(flag) && forced(flag) === undefined) {
      await started.nextTreatment(flag);
      return;
    }
    const treatment = await started.treatment(flag);
    if (treatment === 'on' && !signal.aborted) surface.arrange(flag);
  };

  const joinLooks = async (looks: readonly FlagName[], signal: AbortSignal): Promise<void> => {
    if (looks.length === 0) return;
    showForced(looks);
    const started = await flags();
    if (signal.aborted) return;
    await Promise.all(looks.map((flag) => joinLook(started, flag)));
    surface.keep(ofNext());
  };

  return {
    flags,
    begin,
    join: async () => {
      const { signal } = left;
      await Promise.all([
        joinLooks(surface.looks(page), signal),
        ...surface.orders(page).map((flag) => joinOrder(flag, signal)),
      ]);
    },
  };
};
