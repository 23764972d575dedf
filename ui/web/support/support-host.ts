/** Where the way in to the shop's service stands in a document, and what the document says of it. */

const hostId = 'support';

/** What the dialog of the form is called; its button gets the focus back. */
export const supportDialog = 'support';

/** An address within an attribute. */
const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The attributes of its element: a vendor's script is named where one is configured. */
export const supportAttributes = (script: string | undefined): string =>
  `id="${hostId}"${script === undefined ? '' : ` data-script="${escaped(script)}"`}`;

/** Its element in the document, with the link; undefined where the page has none. */
export const findSupport = (
  page: Document,
): { readonly host: HTMLElement; readonly link: HTMLAnchorElement } | undefined => {
  const host = page.querySelector<HTMLElement>(`#${hostId}`);
  const link = host?.querySelector<HTMLAnchorElement>('a[data-support-link]');
  return host && link ? { host, link } : undefined;
};
