import { escapeMarkup } from '../../../core/domain/text/escape-markup.ts';

const hostId = 'support';

/** The form's dialog is named; its button gets the focus back. */
export const supportDialog = 'support';

/** A vendor's script is named where one is configured. */
export const supportAttributes = (script: string | undefined): string =>
  `id="${hostId}"${script === undefined ? '' : ` data-script="${escapeMarkup(script)}"`}`;

/** Undefined where the page has none. */
export const findSupport = (
  page: Document,
): { readonly host: HTMLElement; readonly link: HTMLAnchorElement } | undefined => {
  const host = page.querySelector<HTMLElement>(`#${hostId}`);
  const link = host?.querySelector<HTMLAnchorElement>('a[data-support-link]');
  return host && link ? { host, link } : undefined;
};
