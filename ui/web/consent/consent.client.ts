/** A visitor's consent, from the shop's own windows or from a configured script. */
import { consentInCookie } from '../../../adapters/browser/consent-cookie.ts';
import {
  choiceOfLayer,
  consentOfLayer,
  onLayerConsent,
} from '../../../adapters/browser/consent-of-layer.ts';
import { openDataLayer, type Layer } from '../../../adapters/browser/data-layer.ts';
import { maySend } from '../../../core/domain/consent/consent.ts';
import { isCrawler } from '../../../core/domain/flags/crawler.ts';
import type { ConsentWord } from '../../../core/ports/consent-store.ts';
import type { DataLayer } from '../../../core/ports/tracking.ts';
import { answerConsent } from '../../../core/usecases/answer-consent.ts';
import { consentDialog } from '../../components/consent/consent-dialog.ts';
import type { LiveConsent } from '../../components/consent/live-consent.ts';
import { isPlainClick } from '../../components/plain-click.ts';
import { consentScriptId, consentTemplateId } from './consent-ids.ts';
import { consentPlaceId } from './consent-place.ts';

type PageConsent = { readonly consent: ConsentWord; readonly dataLayer: DataLayer };

/** Consent was given or withdrawn. */
export type ConsentListener = (isGranted: boolean) => void;

/** The windows of the document's template, with the library that keeps the choice. */
const openWindows = async (dataLayer: DataLayer, heard: ConsentListener): Promise<LiveConsent> => {
  const template = document.querySelector(`#${consentTemplateId}`);
  if (!(template instanceof HTMLTemplateElement)) throw new Error('Nothing asks for consent here.');
  const [{ liveConsent }, { libraryConsent, loadConsentLibrary }] = await Promise.all([
    import('../../components/consent/live-consent.ts'),
    import('../../../adapters/browser/consent-library.ts'),
  ]);
  const consent = await libraryConsent(await loadConsentLibrary(), document, {
    language: document.documentElement.lang,
    protocol: location.protocol,
  });
  const environment = { consent, dataLayer, pageFlags: { setConsent: heard } };
  const place = (): Element => document.querySelector(`#${consentPlaceId}`) ?? document.body;
  return liveConsent(place, template.content, {
    choice: consent.choice,
    onAnswer: (choice) => void answerConsent(choice)(environment)(),
  });
};

/** The link that opens the settings, if it was clicked. */
const settingsLink = ({ target }: MouseEvent): HTMLAnchorElement | undefined =>
  (target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[data-opens="${consentDialog}"]`)
    : null) ?? undefined;

/** At once where there is no choice yet, later by the link at the page's end. */
const askHere = (layer: Layer, heard: ConsentListener): PageConsent => {
  const consent = consentInCookie(document);
  const dataLayer = openDataLayer(layer, { kept: consent.choice(), tellsConsent: true });
  let opened: Promise<LiveConsent> | undefined;
  const windows = (): Promise<LiveConsent> => {
    opened ??= openWindows(dataLayer, heard).catch((error: unknown) => {
      // A chunk that did not come may come for the next caller.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  // Visitors who cannot be asked are not measured.
  if (consent.choice() === undefined && !isCrawler(navigator.userAgent))
    void windows().then(
      ({ ask }) => ask(),
      () => undefined,
    );
  document.addEventListener('click', (event) => {
    const link = !event.defaultPrevented && isPlainClick(event) ? settingsLink(event) : undefined;
    if (link === undefined) return;
    event.preventDefault();
    // Without the windows the link leads to what is said about consent.
    void windows().then(
      ({ openSettings }) => openSettings(),
      () => location.assign(link.href),
    );
  });
  return { consent, dataLayer };
};

/** A script of a third party asks, and tells the layer what was chosen. */
const askElsewhere = (layer: Layer, src: string, heard: ConsentListener): PageConsent => {
  const consent = consentOfLayer(layer);
  onLayerConsent(layer, (choice) => {
    dataLayer.setConsent(choice);
    heard(maySend(consent.read()));
  });
  const dataLayer = openDataLayer(layer, { kept: choiceOfLayer(layer), tellsConsent: false });
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return { consent, dataLayer };
};

/** Undefined where the shop asks itself. */
const configuredScript = (): string | undefined => {
  const text = document.querySelector(`#${consentScriptId}`)?.textContent ?? '';
  const src: unknown = text === '' ? undefined : JSON.parse(text);
  return typeof src === 'string' ? src : undefined;
};

/** Asks visitors who have not chosen yet. */
export const openConsent = (layer: Layer, heard: ConsentListener): PageConsent => {
  const src = configuredScript();
  return src === undefined ? askHere(layer, heard) : askElsewhere(layer, src, heard);
};
