/** The last segments of data's addresses; no page's path may end like a file, so they are free. */
const segments = {
  /** The plain data of a page. */
  payload: '/_payload.json',
  /** What is said of a configuration that the query selects: the answer to a choice. */
  configuration: '/_configuration.json',
} as const;

/** What of a page lies at an address of its own. */
export type PageDataForm = keyof typeof segments;

const forms = ['payload', 'configuration'] as const satisfies readonly PageDataForm[];

/**
 * Path of data of a page: in the page's own folder, so that a prerendered page can have it as
 * a file. A slash at the end of the page's path makes no difference.
 */
const dataPath = (form: PageDataForm, pagePath: string): string =>
  `${pagePath.replace(/\/$/u, '')}${segments[form]}`;

/** Path of a page's plain data. */
export const payloadPath = (pagePath: string): string => dataPath('payload', pagePath);

/** Path at which a page answers choices. */
export const configurationPath = (pagePath: string): string => dataPath('configuration', pagePath);

/** Data of a page, by its form and the page's path. */
type PageData = { readonly form: PageDataForm; readonly page: string };

/**
 * The page whose data lies at a path, without a slash at its end; undefined where the path is not
 * that of data.
 */
export const pageOfData = (path: string): PageData | undefined => {
  const form = forms.find((one) => path.endsWith(segments[one]));
  if (form === undefined) return undefined;
  const page = path.slice(0, -segments[form].length);
  if (page === '') return { form, page: '/' };
  return page.endsWith('/') ? undefined : { form, page };
};
