/** The order of the domain's subjects (docs/decisions, "layers"), which the import rules check. */

/**
 * The subjects of the domain, from low to high: one may import itself and those of lower layers,
 * types included, and none beside it. The root of `products` is three of them: what is declared of
 * each, their contract, which lies below each, and what knows all of them. So is `content`: how a story holds a
 * block, which each product's own one is read by, and what knows all blocks.
 */
export const subjectLayers: readonly (readonly string[])[] = [
  ['text'],
  ['cookie', 'locale', 'query', 'toolbox'],
  ['time'],
  ['errors', 'format', 'help', 'law', 'money', 'declarations of products'],
  ['campaign', 'catalogue', 'countdown', 'design', 'flags', 'payment'],
  ['configurator', 'device', 'image'],
  ['artwork', 'designer', 'personalisation', 'preview', 'pricing', 'routing'],
  ['customer', 'delivery', 'location', 'contract of products'],
  ['contact', 'navigation', 'newsletter', 'voucher'],
  ['language of stories'],
  // Every product that no other layer lists.
  ['a product'],
  // A collage is printed as a wall picture.
  ['products/collage'],
  ['consent', 'products'],
  ['cart'],
  ['order'],
  ['checkout', 'invoice', 'print'],
  ['wishlist'],
  ['content'],
];

/** The subject of a file of the domain. */
const subjectOf = (path: string): string | undefined => {
  const inside = /^core\/domain\/(?<inside>.+)$/u.exec(path)?.groups?.['inside'];
  if (inside === undefined) return undefined;
  if (/^products\/(declarations?|[^/]+\/[^/]+-declaration)\.ts$/u.test(inside))
    return 'declarations of products';
  if (/^products\/(product|least-price|listed-option)\.ts$/u.test(inside))
    return 'contract of products';
  if (
    /^content\/(story-(codec|fields|links|picture)|field-shape|content-picture|blocks\/refused)\.ts$/u.test(
      inside,
    )
  )
    return 'language of stories';
  return /^(products\/[^/]+(?=\/)|[^/]+)/u.exec(inside)?.[0];
};

const listedLayerOf = (subject: string): number =>
  subjectLayers.findIndex((layer) => layer.includes(subject));

const layerOf = (subject: string): number => {
  const listed = listedLayerOf(subject);
  return listed < 0 && subject.startsWith('products/') ? listedLayerOf('a product') : listed;
};

/** Whether an import within the domain does not go down from its subject to a lower one. */
const climbs = (from: string, to: string): boolean => {
  const own = subjectOf(from);
  const other = subjectOf(to);
  return (
    own !== undefined &&
    other !== undefined &&
    own !== other &&
    (layerOf(other) < 0 || layerOf(other) >= layerOf(own))
  );
};

const hasNoLayer = (path: string): boolean => {
  const subject = subjectOf(path);
  return subject !== undefined && layerOf(subject) < 0;
};

type Target =
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string };

type Module = {
  readonly path: string;
  readonly imports: readonly { readonly line: number; readonly target: Target }[];
};

/** What a module breaks of the order of subjects: its own place, and each import that climbs. */
export const subjectViolations = ({ path, imports }: Module) => [
  ...imports
    .filter(({ target }) => target.kind === 'file' && climbs(path, target.path))
    .map(({ line }) => ({
      file: path,
      line,
      rule: 'subjects-go-down',
      why: 'A subject knows those of lower layers alone (scripts/subject-layers.ts).',
    })),
  ...(hasNoLayer(path)
    ? [
        {
          file: path,
          line: 1,
          rule: 'subjects-have-a-layer',
          why: 'Every subject of the domain has its place among the others.',
        },
      ]
    : []),
];
