/** The tree of a page's HTML, as browsers build it: elements in their order, and what they hold. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** An element with its attributes by name. */
export type HtmlElement = {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its own text and that of all elements within it. */
  readonly text: () => string;
  /** Its own text alone. */
  readonly ownText: string;
  /** What it stands in; undefined for the document's first element. */
  readonly parent: HtmlElement | undefined;
};

/** A parsed page. */
export type HtmlTree = {
  readonly elements: readonly HtmlElement[];
  /** What the HTML standard calls a parse error, by its name there. */
  readonly errors: readonly string[];
};

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const textIn = (nodes: readonly Node[]): string =>
  nodes.map((node) => (tree.isTextNode(node) ? node.value : textIn(childrenOf(node)))).join('');

const elementOf = (
  element: DefaultTreeAdapterTypes.Element,
  parent: HtmlElement | undefined,
): HtmlElement => ({
  tag: element.tagName,
  attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
  text: () => textIn(element.childNodes),
  ownText: textIn(element.childNodes.filter((node) => tree.isTextNode(node))),
  parent,
});

const elementsIn = (nodes: readonly Node[], parent?: HtmlElement): readonly HtmlElement[] =>
  nodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return [];
    const element = elementOf(node, parent);
    return [element, ...elementsIn(node.childNodes, element)];
  });

/** An element and all in which it stands, from within. */
export const selfAndAncestors = (element: HtmlElement): readonly HtmlElement[] => [
  element,
  ...(element.parent === undefined ? [] : selfAndAncestors(element.parent)),
];

/** Parses a page; `noscript` is read as by a browser without scripts. */
export const parseHtml = (html: string): HtmlTree => {
  const errors: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  });
  return { elements: elementsIn(document.childNodes), errors };
};
