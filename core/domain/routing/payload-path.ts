/** No page's path ends like a file, so these last segments are free. */
const segments = {
  payload: '/_payload.json',
  /** The answer to a choice. */
  configuration: '/_configuration.json',
} as const;

export type PageDataForm = keyof typeof segments;

const forms = ['payload', 'configuration'] as const satisfies readonly PageDataForm[];

/** In the page's own folder, so that a prerendered page has it as a file. */
const dataPath = (form: PageDataForm, pagePath: string): string =>
  `${pagePath.replace(/\/$/u, '')}${segments[form]}`;

/** Path of a page's plain data. */
export const payloadPath = (pagePath: string): string => dataPath('payload', pagePath);

/** Path at which a page answers choices. */
export const configurationPath = (pagePath: string): string => dataPath('configuration', pagePath);

type PageData = { readonly form: PageDataForm; readonly page: string };

/** Undefined for a path that is not that of data; the page comes without a slash at its end. */
export const pageOfData = (path: string): PageData | undefined => {
  const form = forms.find((one) => path.endsWith(segments[one]));
  if (form === undefined) return undefined;
  const page = path.slice(0, -segments[form].length);
  if (page === '') return { form, page: '/' };
  return page.endsWith('/') ? undefined : { form, page };
};
