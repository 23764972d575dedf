/**
 * Where products may be named: in their own folders and in the registries. A shared room that names
 * one has to change with it. What else names products is listed here, each with its reason.
 */

/** The folders of each product: its rules, what a shopper can do with it alone, how it is shown. */
const productFolder =
  /^(?:core\/(?:domain\/products|usecases)|ui\/web\/products)\/(?<product>[a-z-]+)\//u;

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
const edges: readonly Exception[] = [
  { files: /^core\/domain\/products\/products(-by-designer)?\.ts$/u, why: 'the registries' },
  {
    files: /^ui\/(web\/products\/registry|messages\/all-messages)\.ts$/u,
    why: 'the registries of the storefront: products, texts',
  },
  {
    files:
      /^core\/domain\/catalogue\/(configurator-terms|key-labels|labels\/..-..|material-keys|photoboxes|product-kinds|shop-products)\.ts$/u,
    why: "the specification's vocabularies",
  },
  {
    files:
      /^core\/domain\/(configurator\/configurator-context|products\/(create-configurator|option-values))\.ts$/u,
    why: "the specification's kinds of configurators, and what each reads as an option",
  },
  {
    files: /^core\/ports\/(card-themes|collages|design-groups|option-prices)\.ts$/u,
    why: 'ports: what a service answers is what one product asks',
  },
  {
    files:
      /^adapters\/(http\/(codecs\/(collages|option-prices)|collages)|postgres\/stores\/parts)\.ts$/u,
    why: "the codecs and rows of these ports' services",
  },
  {
    files:
      /^core\/domain\/(catalogue\/designers|designer\/parameter-table|products\/(deciding-parameters|hand-off-from-configurator|product-inference))\.ts$/u,
    why: "the designers' addresses and parameters, as the specification lists them",
  },
  {
    files:
      /^core\/domain\/routing\/(page-keys|product-pages|category-segments|special-prefixes|page-routes|detail-page)\.ts$/u,
    why: 'the paths and the query keys of pages, as the specification lists them',
  },
  {
    files: /^(core\/domain\/navigation|ui\/components\/main-navigation)\//u,
    why: 'the types of navigation items in stories',
  },
  { files: /^core\/domain\/toolbox\//u, why: "the toolbox's own file of designs" },
  {
    files: /^(core\/domain\/image|adapters\/media)\//u,
    why: 'the motifs of the media library, which are things and no products',
  },
  { files: /^server\/embedded\/(content|shop)\//u, why: 'sample content and what it sells' },
  { files: /^adapters\/postgres\/seed\//u, why: 'the sample shop' },
];

/** Rooms of one product that stand outside its folder: each move takes words away. */
export const notMovedYet: readonly Exception[] = [
  {
    files: /^ui\/(components\/(designer-summary|fact-list)|web\/designer)\//u,
    why: 'what the page of each embedded designer shows',
  },
];

const exceptions: readonly Exception[] = [...edges, ...notMovedYet];

/** Whether a file may name products: it is one product's own, or an exception. */
export const mayNameProducts = (path: string): boolean =>
  productFolder.test(path) || exceptions.some(({ files }) => files.test(path));

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
