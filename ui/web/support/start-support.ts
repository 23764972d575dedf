/**
 * Makes the messenger's button of the link to the contact page; loaded when the page is at rest.
 */
import { readConsent, type Consent } from '../../../core/domain/consent/consent.ts';
import {
  messengerFlagNames,
  type MessengerFlags,
} from '../../../core/domain/navigation/support-messenger.ts';
import { messengerOrElse } from '../../../core/usecases/reach-support.ts';
import { isPlainClick } from '../../components/plain-click.ts';
import { vendorMessenger } from '../composition/compose.client.ts';
import { pageLog } from '../log/logs.ts';
import { contactMessenger } from './contact-messenger.ts';
import { controlMessenger } from './control-messenger.ts';
import { findSupport, supportDialog } from './support-host.ts';

const showFlags =
  (link: HTMLElement) =>
  (flags: MessengerFlags): void => {
    for (const name of messengerFlagNames) link.dataset[name] = String(flags[name]);
    link.ariaBusy = String(flags.loading);
    link.ariaExpanded = String(flags.open);
  };

const makeButton = (link: HTMLAnchorElement, open: () => void): void => {
  link.role = 'button';
  link.ariaHasPopup = 'dialog';
  link.dataset['opens'] = supportDialog;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    // Neither the browser nor the shop's navigation follows it.
    event.preventDefault();
    open();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  });
};

/** As the recording of this page shows it; only a vendor's script asks. */
const consentFor = async (script: string | undefined): Promise<Consent> => {
  if (script === undefined) return 'unknown';
  const { pageRecording } = await import('../consent/recording.client.ts');
  await pageRecording();
  return readConsent(document.documentElement.dataset['consent']);
};

/** A vendor's messenger where one is configured and wanted, otherwise the form. */
export const startSupport = async (): Promise<void> => {
  const found = findSupport(document);
  if (found === undefined) return;
  const { host, link } = found;
  const { script } = host.dataset;
  const form = contactMessenger(host);
  const vendor = await vendorMessenger(script, await consentFor(script));
  const run = controlMessenger({
    messenger: vendor === undefined ? form : messengerOrElse(pageLog, vendor, form),
    show: showFlags(link),
    faded: () => Promise.allSettled(link.getAnimations().map(({ finished }) => finished)),
    follow: () => location.assign(link.href),
  });
  makeButton(link, () => run('open'));
  run('load');
  // At the end of a page it makes room for what stands there; a conversation is not interrupted.
  new IntersectionObserver(
    (entries) => {
      if (link.dataset['open'] === 'true') return;
      run(entries.at(-1)?.isIntersecting === true ? 'hide' : 'show');
    },
    { rootMargin: '0px 0px 80px' },
  ).observe(host);
};
