/** Where the way in to the shop's service stands in a document, and what the document says of it. */
import { escapeMarkup } from '../../../core/domain/text/escape-markup.ts';

const hostId = 'support';

/** What the dialog of the form is called; its button gets the focus back. */
export const supportDialog = 'support';

/** The attributes of its element: a vendor's script is named where one is configured. */
export const supportAttributes = (script: string | undefined): string =>
  `id="${hostId}"${script === undefined ? '' : ` data-script="${escapeMarkup(script)}"`}`;

/** Its element in the document, with the link; undefined where the page has none. */
export const findSupport = (
  page: Document,
): { readonly host: HTMLElement; readonly link: HTMLAnchorElement } | undefined => {
  const host = page.querySelector<HTMLElement>(`#${hostId}`);
  const link = host?.querySelector<HTMLAnchorElement>('a[data-support-link]');
  return host && link ? { host, link } : undefined;
};
