import type { ShownPage } from '../../../core/domain/consent/shown-events.ts';
import { E } from '../../../core/fp.ts';
import { trackView } from '../../../core/usecases/track-event.ts';
import {
  arrivedAnswer,
  wayOnOf,
  leadsTo,
  noAnswer,
  shownPageOf,
  type RecordedView,
} from './recorded-view.ts';
import { pageRecording, type Recording } from '../consent/recording.client.ts';

let current: RecordedView | undefined;
let told: ShownPage | undefined;

const arrivalType = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
};

/** The document's answer to a form, and on which page, until another page is shown. */
let arrived: { readonly pathname: string; readonly answer: typeof noAnswer } | undefined;

/** To the form that the document came with. */
const answerOf = ({ pathname, hash }: RecordedView['place']): typeof noAnswer =>
  arrivedAnswer({
    type: arrivalType(),
    referrer: document.referrer,
    href: new URL(pathname + hash, location.origin).href,
  });

const tell = async (recording: Recording, view: RecordedView): Promise<void> => {
  const { pathname } = view.place;
  arrived ??= { pathname, answer: answerOf(view.place) };
  if (pathname !== arrived.pathname) arrived = { pathname, answer: noAnswer };
  const shown = await shownPageOf(view, arrived.answer);
  const after = await trackView(told, shown, recording.isTracking())(recording)();
  told = E.isRight(after) ? after.right : undefined;
};

const clickedHref = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]')?.href : undefined;

const followPage = (recording: Recording): void => {
  // What is in view when consent is given is recorded then.
  recording.onConsent(() => {
    if (current !== undefined) void recordView(current);
  });
  document.addEventListener('click', (event) => {
    const way = current === undefined ? undefined : wayOnOf(current);
    const href = clickedHref(event);
    if (way === undefined || href === undefined) return;
    if (leadsTo(new URL(way.designerBase, location.href).href, href))
      recording.track({ event: 'designer_hand_off', designer: way.designer });
  });
};

let following: Promise<Recording> | undefined;

/** Follows links from the first view on. */
const followed = (): Promise<Recording> => {
  following ??= pageRecording().then((recording) => {
    followPage(recording);
    return recording;
  });
  return following;
};

let telling: Promise<void> = Promise.resolve();

/** In order: a view that waits for a chunk is recorded before the next one. */
export const recordView = (view: RecordedView): Promise<void> => {
  current = view;
  telling = telling
    .then(followed)
    .then((recording) => tell(recording, view))
    // A chunk that did not come: this view is not recorded, the next one may be.
    .catch(() => undefined);
  return telling;
};
