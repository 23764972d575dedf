import type { t } from '../../core/fp.ts';

const longestValue = 60;

const describe = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
};

const pathOf = (context: t.Context): string =>
  context
    // The parts of an intersection are not part of what was sent.
    .filter((_, index) => !isIntersection(context[index - 1]))
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');

const isIntersection = (entry: t.ContextEntry | undefined): boolean =>
  entry !== undefined && '_tag' in entry.type && entry.type._tag === 'IntersectionType';

/** The first wrong place of an answer: `payload.formats.3.priceCurrent is "abc"`. */
export const reasonOf = (errors: t.Errors): string => {
  const [first] = errors;
  if (first === undefined) return 'the answer does not decode';
  const path = pathOf(first.context);
  return `${path === '' ? 'the answer' : path} is ${describe(first.value)}`;
};
