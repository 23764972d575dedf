/** The texts of a story that shoppers read, whatever blocks it has: also those of blocks to come. */
import { isRecord } from '../../core/domain/text/record.ts';
import type { ContentStory } from './finding.ts';

/** A text that shoppers read, and where it stands. */
export type ShownText = {
  readonly story: ContentStory;
  /** `body.2.headline`; paragraphs of a rich text are counted: `body.2.text.0`. */
  readonly path: string;
  /** The name of the field: `headline`, or `text` of a rich text. */
  readonly field: string;
  /** The field that holds it, where a rich text or a table is one: how long it is, is its own. */
  readonly whole: string;
  readonly text: string;
};

/** Fields that nobody reads, whatever they hold. */
const technicalFields = new Set(
  '_uid id uuid component fieldtype linktype url href cached_url anchor target email robots filename number markets'.split(
    ' ',
  ),
);

/** Identifiers, addresses, colours, instants and choices: texts of machines. */
const machineText =
  /^(?:[a-z0-9][\w./:#?=&%+-]*|[/#].*|https?:.*|mailto:.*|\d{4}-\d{2}-\d{2}T.*|[a-z]+(?:[A-Z][a-z0-9]*)+)$/u;

type Place = {
  readonly story: ContentStory;
  readonly path: string;
  readonly field: string;
  /** The path of the rich text or the table around it; undefined outside. */
  readonly around: string | undefined;
};

const below = (place: Place, name: string): Place => ({
  ...place,
  path: place.path === '' ? name : `${place.path}.${name}`,
  field: /^\d+$/u.test(name) ? place.field : name,
});

const joined = (children: readonly unknown[]): string =>
  children
    .map((child) =>
      isRecord(child) && typeof child['text'] === 'string'
        ? child['text']
        : isRecord(child) && child['type'] === 'hard_break'
          ? '\n'
          : '',
    )
    .join('');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isRun = (value: unknown): boolean =>
  isRecord(value) && (value['type'] === 'text' || value['type'] === 'hard_break');

const shown = ({ around, ...place }: Place, text: string): ShownText => ({
  ...place,
  whole: around ?? place.path,
  text,
});

/** The paragraphs, headings and items of a rich text's node, each as it is read. */
const richTexts = (place: Place, node: unknown): readonly ShownText[] => {
  if (!isRecord(node)) return [];
  const children = listOf(node['content']);
  const blok = isRecord(node['attrs']) ? listOf(node['attrs']['body']) : [];
  if (blok.length > 0) return textsWithin(place, blok);
  if (children.some(isRun)) return [shown(place, joined(children))];
  return children.flatMap((child, index) => richTexts(below(place, String(index)), child));
};

const textsWithin = (place: Place, value: unknown): readonly ShownText[] => {
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsWithin(below(place, String(index)), item));
  if (!isRecord(value)) return [];
  const { around = place.path } = place;
  if (value['type'] === 'doc') return richTexts({ ...place, around }, value);
  if (Array.isArray(value['tbody']))
    return textsWithin({ ...place, around }, [value['thead'], value['tbody']]);
  return Object.entries(value).flatMap(([name, inner]) => {
    const there = below(place, name);
    if (typeof inner !== 'string') return textsWithin(there, inner);
    return technicalFields.has(name) || inner === '' || machineText.test(inner)
      ? []
      : [shown(there, inner)];
  });
};

/** Every text of a story that shoppers read, in its order. */
export const textsOf = (story: ContentStory): readonly ShownText[] =>
  textsWithin({ story, path: '', field: '', around: undefined }, story.content);
