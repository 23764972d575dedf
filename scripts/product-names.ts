/**
 * Where products may be named: in their own folders and in the registries. A shared room that names
 * one has to change with it. What else names products is listed here, each with its reason.
 */
import { designerProducts } from '../core/domain/catalogue/designers.ts';
import { productKinds } from '../core/domain/catalogue/product-kinds.ts';
import { declarations, soldNames } from '../core/domain/products/declarations.ts';

const products: readonly string[] = Object.keys(declarations);

/** The folders of each product: its rules, what a shopper can do with it alone, how it is shown. */
const productFolder =
  /^(?:core\/(?:domain\/products|ports|usecases)|ui\/web\/products)\/(?<product>[a-z-]+)\//u;

/** Other folders, in which a product may have one of its own, or several that begin with its name. */
const furtherFolder = new RegExp(
  String.raw`^(?:adapters/http|ui/components)/(?<product>${products.join('|')})(?:-[a-z-]+)?/`,
  'u',
);

/** The words of a name: those between `-`, `.`, `_` and other signs, and before capitals. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .join(' ')
    .toLowerCase()
    .trim()} `;

/** Names of products and of their configurations, in any vocabulary, one of them or many. */
const productNames: readonly string[] = [
  ...new Set([...products, ...soldNames, ...designerProducts, ...productKinds]),
].flatMap((name) => {
  const words = wordsOf(name).trimEnd();
  return [`${words} `, `${words}${words.endsWith('x') ? 'es' : 's'} `];
});

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');

const productLetters: readonly string[] = [...new Set(productNames.map(lettersOf))];

/** Whether a file may name a product, by its letters: its syntax tree takes longer to be read. */
export const mayHoldNames = (text: string): boolean => {
  const letters = lettersOf(text);
  return productLetters.some((name) => letters.includes(name));
};

/** Other things whose names hold that of a product. */
export const otherThings: readonly string[] = [
  // A day without a time, in any room that counts days.
  'calendar day',
  'calendar days',
  'calendar weekday',
  // Boxes with a person or a page in them.
  'person card',
  'twitter card',
  // The experiment of this name (storefront §8).
  'wall picture teaser',
];

const namesProduct = (text: string): boolean => {
  const words = otherThings.reduce(
    (left, thing) => left.replaceAll(` ${thing} `, ' … '),
    wordsOf(text),
  );
  return productNames.some((name) => words.includes(name));
};

/** Files that may name products, and why. */
type Exception = { readonly files: RegExp; readonly why: string };

/** The registries, and the words that others have for products: codecs at the edges. */
export const edges: readonly Exception[] = [
  {
    files: /^core\/domain\/catalogue\/designers\.ts$/u,
    why: "the one designer that takes a photo of the shopper's own, without the registry in every chunk",
  },
  {
    files:
      /^core\/(domain\/products\/(declarations?|products(-by-designer)?|artworks|overviews)|ports\/page-ports)\.ts$/u,
    why: 'the registries: products, their designs, overviews of these, and the ports that pages ask',
  },
  {
    files: /^core\/usecases\/list-design-pages\.ts$/u,
    why: 'the list of all designs of a site, whichever product has them',
  },
  {
    files: /^ui\/(web\/products\/registry|messages\/all-messages)\.ts$/u,
    why: 'the registry of the storefront, and the texts of components that shared rooms draw, too',
  },
  {
    files:
      /^core\/domain\/(catalogue\/(card-extras|card-extra-labels|configurator-terms|(frame-)?labels\/..-..|key-labels|label-kinds|label-tables|labels|material-keys|photoboxes|produced-frames|product-kinds|shop-products)|configurator\/configurator|designer\/parameters)\.ts$/u,
    why: "the specification's vocabularies, which are wider or narrower than the list of products",
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
      /^core\/domain\/(content\/machine-files\/robots|routing\/(category-segments|detail-page|hidden-strip|product-pages|special-prefixes))\.ts$/u,
    why: 'the paths of pages, as the specification lists them',
  },
  {
    files: /^adapters\/http\/(frame-materials|option-prices)\.ts$/u,
    why: 'the clients of services of one product, beside those of all others',
  },
  {
    files: /^adapters\/http\/endpoints\/(assortment|prices|shop-endpoints)\.ts$/u,
    why: "the list of the shop API's calls, and its paths, where all on walls is a photo frame",
  },
  {
    files: /^server\/(composition\/(page-ports|surroundings|tokens)|configuration)\.ts$/u,
    why: 'the composition of ports, and the address of a service of its own for collages',
  },
  {
    files: /^(adapters\/media\/draw\/|core\/domain\/image\/sources\.ts$|ui\/components\/icon\/)/u,
    why: 'drawn things of the media library, which are no products',
  },
  {
    files:
      /^ui\/(blocks\/(article-picture|(material-comparison|picture-sets)\/[a-z-]+)|components\/(image-magnify|room-view|stage)\/[a-z-]+)\.tsx?$/u,
    why: 'they draw what hangs on a wall with the component that is named for it',
  },
  {
    files: /^server\/(embedded\/(content|shop)\/|endpoints\/json-schema\.ts$)/u,
    why: 'sample content and what it sells, and the words of the API for it',
  },
  { files: /^adapters\/postgres\/seed\//u, why: 'the sample shop' },
  {
    files: /^ui\/messages\/story-[a-z]+-words\.ts$/u,
    why: 'words of stories, as editors write them',
  },
];

/** The product of a file in a product's folder. */
export const productOf = (path: string): string | undefined =>
  (productFolder.exec(path) ?? furtherFolder.exec(path))?.groups?.['product'];

/** Whether a file may name products: it is one product's own, or an edge. */
export const mayNameProducts = (path: string): boolean =>
  productOf(path) !== undefined || edges.some(({ files }) => files.test(path));

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

const textIn = (node: object): string | undefined => {
  if ('value' in node && 'type' in node) {
    if (node.type === 'Literal' || node.type === 'JSXText')
      return typeof node.value === 'string' ? node.value : undefined;
    if (node.type === 'TemplateElement' && typeof node.value === 'object' && node.value !== null)
      return 'raw' in node.value && typeof node.value.raw === 'string' ? node.value.raw : undefined;
  }
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined;
};

/** Paths of other files: what may be imported is another rule's to say. */
const isSource = (node: object): boolean =>
  'type' in node && (node.type === 'ImportExpression' || node.type === 'TSImportType');

const partsOf = (node: object): readonly unknown[] =>
  isSource(node)
    ? []
    : Object.entries(node).flatMap(([name, part]: [string, unknown]) =>
        name === 'source' ? [] : [part],
      );

/** Where names and texts of a parsed module name products, as offsets in its source. */
export const productPlaces = (node: unknown): readonly number[] => {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => productPlaces(one));
  if (typeof node !== 'object' || node === null) return [];
  const text = textIn(node);
  const isName = text !== undefined && namesProduct(text);
  return [
    ...(isName && 'start' in node && typeof node.start === 'number' ? [node.start] : []),
    ...partsOf(node).flatMap((one) => productPlaces(one)),
  ];
};
