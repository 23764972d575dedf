/** The head of a finished document, as a machine reads it. */
import { E } from '../../core/fp.ts';
import { graphCodec, nodeCodecs, type NodeType } from './json-ld.ts';
import { problemsOf } from './strict.ts';

/** A node of a page's graph. */
type Node = Readonly<Record<string, unknown>> & { readonly '@type': NodeType };

/** What stands in a head. */
export type DocumentHead = {
  readonly title: string;
  readonly canonical: readonly string[];
  readonly robots: readonly string[];
  readonly description: readonly string[];
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** The contents of `<meta property>` by name, in their order. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  readonly card: readonly string[];
  readonly manifest: readonly string[];
  readonly nodes: readonly Node[];
  /** What is wrong with the graphs. */
  readonly problems: readonly string[];
};

const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
]);

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => characters.get(name) ?? '');

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/([a-z:-]+)="([^"]*)"/giu)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );

const graphsOf = (html: string): Pick<DocumentHead, 'nodes' | 'problems'> => {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  const read = texts.map(([, text = '']) => {
    const json: unknown = JSON.parse(text);
    const graph = graphCodec.decode(json);
    if (E.isLeft(graph)) return { nodes: [], problems: problemsOf(graphCodec, json) };
    const nodes = graph.right['@graph'];
    return {
      nodes,
      problems: nodes.flatMap((node) => problemsOf(nodeCodecs[node['@type']], node)),
    };
  });
  return {
    nodes: read.flatMap(({ nodes }) => nodes),
    problems: read.flatMap(({ problems }) => problems),
  };
};

/** Reads the head of a document. */
export const readHead = (html: string): DocumentHead => {
  const [head = ''] = html.split('</head>', 1);
  const tags = [...head.matchAll(/<(meta|link)\s[^>]*>/gu)].map(([tag, name]) => ({
    name,
    attributes: attributesOf(tag),
  }));
  const valuesOf = (name: string, key: string, of: string, value: string): readonly string[] =>
    tags
      .filter((tag) => tag.name === name && tag.attributes.get(key) === of)
      .map(({ attributes }) => attributes.get(value) ?? '');
  const named = new Set(tags.flatMap(({ attributes }) => attributes.get('property') ?? []));
  return {
    title: unescaped(/<title>(.*?)<\/title>/su.exec(head)?.[1] ?? ''),
    canonical: valuesOf('link', 'rel', 'canonical', 'href'),
    robots: valuesOf('meta', 'name', 'robots', 'content'),
    description: valuesOf('meta', 'name', 'description', 'content'),
    alternates: tags
      .filter(({ attributes }) => attributes.get('rel') === 'alternate')
      .map(({ attributes }) => ({
        hreflang: attributes.get('hreflang') ?? '',
        href: attributes.get('href') ?? '',
      })),
    properties: new Map(
      [...named].map((name) => [name, valuesOf('meta', 'property', name, 'content')]),
    ),
    card: valuesOf('meta', 'name', 'twitter:card', 'content'),
    manifest: valuesOf('link', 'rel', 'manifest', 'href'),
    ...graphsOf(html),
  };
};
