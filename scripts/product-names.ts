/**
 * Where products may be named: in their own folders and in the registries. A shared room that names
 * one has to change with it. What else names products is listed here, each with its reason.
 */

/** The folders of each product: its rules, what a shopper can do with it alone, how it is shown. */
const productFolder =
  /^(?:core\/(?:domain\/products|ports|usecases)|ui\/web\/products)\/(?<product>[a-z-]+)\//u;

/** The names of products and of their configurations, in any vocabulary. */
const productNames: ReadonlySet<string> = new Set([
  'calendar',
  'card',
  'collage',
  'photobook',
  'photobox',
  'photo-prints',
  'photoprint',
  'photo-frame',
  'wall-picture',
  'photoFrame',
  'framedMaterial',
]);

/** Files that may name products, and why. */
type Exception = { readonly files: RegExp; readonly why: string };

/** The registries, and the words that others have for products: codecs at the edges. */
export const edges: readonly Exception[] = [
  {
    files: /^core\/(domain\/products\/products(-by-designer)?|ports\/page-ports)\.ts$/u,
    why: 'the registries: products, and the ports that pages ask',
  },
  {
    files: /^ui\/(web\/products\/(at-designers|registry)|messages\/all-messages)\.ts$/u,
    why: 'the registries of the storefront: products, what their designers show, texts',
  },
  {
    files:
      /^core\/domain\/catalogue\/(configurator-terms|designers|labels\/..-..|material-keys|photoboxes|product-kinds|shop-products)\.ts$/u,
    why: "the specification's vocabularies and the designers' addresses: wider or narrower than the list of products",
  },
  {
    files:
      /^core\/domain\/(configurator\/configurator-context|products\/(create-configurator|hand-off-from-configurator|option-values))\.ts$/u,
    why: "the codec of the specification's kinds of configurators, which scripts write in plain texts",
  },
  {
    files: /^core\/domain\/products\/(deciding-parameters|product-inference)\.ts$/u,
    why: 'the order in which parameters decide between products: it is of all of them, and of none',
  },
  {
    files:
      /^core\/domain\/routing\/(category-segments|detail-page|product-pages|special-prefixes)\.ts$/u,
    why: 'the paths of pages, as the specification lists them',
  },
  {
    files: /^adapters\/http\/((codecs\/)?collages|frame-materials|option-prices)\.ts$/u,
    why: 'the clients of services of one product, beside those of all others',
  },
  {
    files: /^core\/domain\/image\/sources\.ts$/u,
    why: 'still lifes of the media library, which are things and no products',
  },
  { files: /^server\/embedded\/(content|shop)\//u, why: 'sample content and what it sells' },
  { files: /^adapters\/postgres\/seed\//u, why: 'the sample shop' },
];

/** Whether a file may name products: it is one product's own, or an edge. */
export const mayNameProducts = (path: string): boolean =>
  productFolder.test(path) || edges.some(({ files }) => files.test(path));

/** The product of a file in a product's folder. */
export const productOf = (path: string): string | undefined =>
  productFolder.exec(path)?.groups?.['product'];

/** The one product that is made of another: a collage is printed as a wall picture. */
const madeOf: Readonly<Record<string, string>> = { collage: 'wall-picture' };

/** Whether a file of a product, or of a shared room, may import from another product's folder. */
export const mayImportProduct = (from: string, product: string): boolean => {
  const own = productOf(from);
  if (own !== undefined) return own === product || madeOf[own] === product;
  return mayNameProducts(from);
};

/** Rooms that shoppers reach; tests, tools and stories may speak of any product. */
export const shoppersReach = /^(adapters|core|server|ui)\/(?!.*\.stories\.tsx$)/u;

/** Where texts of a parsed module name products, as offsets in its source. */
export const productPlaces = (node: unknown): readonly number[] => {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => productPlaces(one));
  if (typeof node !== 'object' || node === null) return [];
  const isName =
    'type' in node &&
    node.type === 'Literal' &&
    'value' in node &&
    typeof node.value === 'string' &&
    productNames.has(node.value);
  return isName && 'start' in node && typeof node.start === 'number'
    ? [node.start]
    : Object.values(node).flatMap((one) => productPlaces(one));
};
