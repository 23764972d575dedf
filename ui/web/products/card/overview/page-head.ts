import type { Page } from '../../../../../core/domain/content/page.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import { cardThemeLabels } from '../../../../../core/domain/products/card/card-theme.ts';
import { isCardOccasion } from '../../../../../core/domain/products/card/cards.ts';
import { cardColours } from '../../../../../core/domain/products/card/designs/palettes.ts';
import type { CardOverviewPath } from '../../../../../core/domain/products/card/overview-address.ts';
import { oneOf } from '../../../../../core/domain/text/one-of.ts';
import { compileMessages } from '../../../../messages/compile.ts';
import { textOf, type Text } from '../../../../messages/text.tsx';
import { pageTitle } from '../../../shell/shop-names.ts';

const isLabel = oneOf(cardThemeLabels);
const isColour = oneOf(cardColours);

type Head = { readonly headline: string; readonly lead: string };

const headAt = (text: Text, { value }: CardOverviewPath): Head | undefined => {
  if (isCardOccasion(value) || isLabel(value))
    return { headline: text(`card-head.${value}`), lead: text(`card-lead.${value}`) };
  return isColour(value)
    ? { headline: text(`card-head.${value}`), lead: text('card-lead.colour') }
    : undefined;
};

/** The longest that search engines show whole, as the content's own heads are. */
const lengths = {
  title: { shortest: 45, longest: 60 },
  description: { shortest: 110, longest: 155 },
} as const;

const fitting = (
  [first = '', ...others]: readonly string[],
  { shortest, longest }: (typeof lengths)[keyof typeof lengths],
): string =>
  [first, ...others].find(({ length }) => length >= shortest && length <= longest) ?? first;

const titles = [0, 1, 2, 3, 4] as const;
const descriptions = [0, 1, 2] as const;

/** The overview of cards on a page; undefined on all others. */
export const cardOverviewOf = ({ blocks }: Pick<Page, 'blocks'>): CardOverviewBlock | undefined =>
  blocks.find((block) => block.kind === 'design-overview');

/** A page below the overview, in the words of what it shows. */
export const pageInOwnWords = (page: Page, locale: Locale): Page => {
  const path = cardOverviewOf(page)?.path;
  const text = textOf({ locale, messages: compileMessages(locale) });
  const head = path && headAt(text, path);
  if (head === undefined) return page;
  const { headline, lead } = head;
  return {
    ...page,
    title: fitting(
      titles.map((one) => pageTitle('kartenliebe', text(`card-title.${one}`, { cards: headline }))),
      lengths.title,
    ),
    description: fitting(
      descriptions.map((one) => text(`card-description.${one}`, { lead })),
      lengths.description,
    ),
    teaser: page.teaser && {
      ...page.teaser,
      headline,
      text: lead,
      picture: undefined,
      link: undefined,
    },
  };
};
