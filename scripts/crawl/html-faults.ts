/** What a page's HTML says wrongly by itself, without the browser: each rule reads the tree alone. */
import { selfAndAncestors, type HtmlElement, type HtmlTree } from './html-tree.ts';

type Rule = (tree: HtmlTree) => readonly string[];

const shortened = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 80);

const withTag = ({ elements }: HtmlTree, ...tags: readonly string[]): readonly HtmlElement[] =>
  elements.filter(({ tag }) => tags.includes(tag));

const parseErrors: Rule = ({ errors }) => errors.map((error) => `HTML: ${error}`);

const language: Rule = (tree) =>
  withTag(tree, 'html').some(({ attributes }) =>
    /^[a-z]{2}-[A-Z]{2}$/u.test(attributes.get('lang') ?? ''),
  )
    ? []
    : ['the document names no language and country'];

/** Elements that a page has once. An SVG drawing may have a title of its own within. */
const single: Rule = (tree) =>
  (['h1', 'main'] as const).flatMap((tag) => {
    const { length } = withTag(tree, tag);
    return length === 1 ? [] : [`${length} ${tag} elements, not one`];
  });

const title: Rule = (tree) =>
  shortened(withTag(tree, 'title')[0]?.text() ?? '') === '' ? ['no title'] : [];

/** The texts of a picture within count as well. */
const emptyHeadings: Rule = (tree) =>
  withTag(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((heading) => shortened(heading.text()) === '')
    .map(({ tag }) => `an empty ${tag}`);

const idsOf = ({ elements }: HtmlTree): readonly string[] =>
  elements.flatMap(({ attributes }) => attributes.get('id') ?? []);

const repeatedIds: Rule = (tree) =>
  [...Map.groupBy(idsOf(tree), (id) => id)]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => `the id ${id} stands there ${all.length} times`);

/** Attributes that name other elements of the page by their ids. */
const references = [
  'for',
  'form',
  'list',
  'popovertarget',
  'commandfor',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-controls',
  'aria-owns',
  'aria-errormessage',
  'aria-activedescendant',
] as const;

const brokenReferences: Rule = (tree) => {
  const ids = new Set(idsOf(tree));
  return tree.elements.flatMap(({ tag, attributes }) =>
    references.flatMap((name) =>
      (attributes.get(name) ?? '')
        .split(/\s+/u)
        .filter((id) => id !== '' && !ids.has(id))
        .map((id) => `${tag} ${name} names ${id}, which is not there`),
    ),
  );
};

const isLength = (text: string | undefined): boolean => /^[1-9]\d*$/u.test(text ?? '');

const pictures: Rule = (tree) =>
  withTag(tree, 'img').flatMap(({ attributes }) => {
    const source = shortened(attributes.get('src') ?? '');
    return [
      ...(attributes.has('alt') ? [] : [`the picture ${source} has no alternative text`]),
      ...(isLength(attributes.get('width')) && isLength(attributes.get('height'))
        ? []
        : [`the picture ${source} has no width and height, and shifts what follows`]),
    ];
  });

/** What a program writes where a value is missing, or a message's placeholder is not filled. */
const leftover = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bInvalid Date\b|\bLorem ipsum\b/iu;

const silentTags: ReadonlySet<string> = new Set(['script', 'style']);
const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'content'] as const;

const leftovers: Rule = ({ elements }) =>
  elements.flatMap(({ tag, attributes, ownText }) =>
    [
      silentTags.has(tag) ? '' : ownText,
      ...spokenAttributes.map((name) => attributes.get(name) ?? ''),
    ]
      .filter((text) => leftover.test(text))
      .map((text) => `a value is missing in ${tag}: ${shortened(text)}`),
  );

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const data: Rule = (tree) =>
  withTag(tree, 'script')
    .filter(({ attributes }) => (attributes.get('type') ?? '').endsWith('json'))
    .filter((script) => !isJson(script.text()))
    .map((script) => `data that is not JSON: ${shortened(script.text())}`);

const isHidden = ({ tag, attributes }: HtmlElement): boolean =>
  attributes.has('hidden') || (tag === 'dialog' && !attributes.has('open'));

/** Attributes by which the browser itself knows what a button does. */
const buttonActions = ['popovertarget', 'commandfor', 'disabled'] as const;

/** Within a form, or of one, a button sends it, unless its type says that a script is to hear it. */
const sends = (button: HtmlElement): boolean =>
  button.attributes.get('type') !== 'button' &&
  (button.attributes.has('form') || selfAndAncestors(button).some(({ tag }) => tag === 'form'));

/** Without scripts, a button does what its form or the browser does; another must not be shown. */
const idleButtons: Rule = (tree) =>
  withTag(tree, 'button')
    .filter(({ attributes }) => !buttonActions.some((name) => attributes.has(name)))
    .filter((button) => !sends(button) && !selfAndAncestors(button).some(isHidden))
    .map((button) => `a button does nothing without scripts: ${shortened(button.text())}`);

const rules: readonly Rule[] = [
  parseErrors,
  language,
  single,
  title,
  emptyHeadings,
  repeatedIds,
  brokenReferences,
  pictures,
  leftovers,
  data,
  idleButtons,
];

/** What is wrong with a page's HTML; each fault once. */
export const htmlFaults = (tree: HtmlTree): readonly string[] => [
  ...new Set(rules.flatMap((rule) => rule(tree))),
];
