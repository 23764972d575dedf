import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { printCount, printDiscount } from '../../../../core/domain/money/print-money.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { printCardFormat } from '../../../../core/domain/products/card/card-format.ts';
import { cardChoices } from '../../../../core/domain/products/card/card-choices.ts';
import {
  cardBesideKinds,
  cardExtraKinds,
  isCardBesideKind,
} from '../../../../core/domain/products/card/card-offer.ts';
import {
  cardAccessoryParameters,
  type DesignedCard,
} from '../../../../core/domain/products/card/card-hand-off.ts';
import { cardLadder, cardSaving } from '../../../../core/domain/products/card/card-price.ts';
import { cardQuantityLimits } from '../../../../core/domain/products/card/quantity.ts';
import type { ProductOption } from '../../../../core/domain/products/product.ts';
import { printPairs, type QueryPairs } from '../../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { Accordion } from '../../../components/accordion/accordion.tsx';
import { ComponentChoice } from '../../../components/component-choice/component-choice.tsx';
import { Options, type ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import {
  drawnOptions,
  optionTiles,
  type TileWords,
} from '../../../components/option-list/option-tiles.ts';
import { useText } from '../../../messages/text.tsx';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useShell } from '../../islands/use-shell.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import { papersAnchor } from './block/card-papers.tsx';
import { CardQuantity } from './block/card-quantity.tsx';
import styles from './block/card.module.css';
import type { CardData } from './card-data.ts';

export type ShownChoice = { readonly product: CardData; readonly choice: DesignedCard };

export const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

/** Another choice on the page, whose address keeps what campaigns put into it. */
export const addressOf = (
  { product: { card }, choice }: ShownChoice,
  search: string,
  pairs: QueryPairs,
): string => {
  const options = cardChoices.options(choice, card.offer).map(({ key }) => key);
  return withOwnQuery(['isSample', ...cardAccessoryParameters, ...options], search, pairs);
};

/** What speaks for more cards, in a sentence. */
const useSaving = ({ product: { card }, choice }: ShownChoice): string | undefined => {
  const text = useText();
  const { moneyStyle } = useShell();
  const saving = cardSaving(card.offer, choice);
  if (saving === undefined) return undefined;
  const { kind, more, saved } = saving;
  return text(`card.${kind}`, {
    count: more,
    printed: printCount(moneyStyle, more),
    price: printPrice(moneyStyle, saved),
  });
};

/** `5.000 Karten` */
export const usePieces = (): ((count: number) => string) => {
  const text = useText();
  const { moneyStyle } = useShell();
  return (count) => text('card.pieces', { count, printed: printCount(moneyStyle, count) });
};

/** Each rung with what all its cards cost, what one does, and what that saves. */
const useRungs = ({ product: { card }, choice }: ShownChoice): Readonly<Record<string, string>> => {
  const text = useText();
  const pieces = usePieces();
  const { moneyStyle } = useShell();
  return Object.fromEntries(
    cardLadder(card.offer, choice).map(({ quantity, total, each, saved }) => [
      quantity,
      [
        pieces(quantity),
        printPrice(moneyStyle, total.priceCurrent),
        ...(quantity === 1
          ? []
          : [text('card.each', { price: printPrice(moneyStyle, each.priceCurrent) })]),
        ...(saved === 0 ? [] : [printDiscount(moneyStyle, saved)]),
      ].join(' · '),
    ]),
  );
};

/** Open at first where something of it is chosen; taking that away again does not close it. */
const Extras = ({
  title,
  options,
  wordsOf,
}: {
  readonly title: string;
  readonly options: readonly ProductOption[];
  readonly wordsOf: (option: ProductOption) => TileWords;
}) => {
  const [isOpen] = useState(
    options.some(({ values }) => values.some(({ value, isChosen }) => isChosen && value !== '')),
  );
  return (
    <Accordion
      items={[
        {
          title,
          content: (
            <div className={styles['rows']}>
              <Options options={drawnOptions(options, {}, wordsOf)} />
            </div>
          ),
        },
      ]}
      isOpen={isOpen}
    />
  );
};

/** What each card has tied to it or laid in, and what comes once. */
const folded = {
  'card.extras': [...cardExtraKinds, 'ribbon-colour'],
  'card.beside': cardBesideKinds,
} as const satisfies Readonly<Record<string, readonly string[]>>;

const foldedNames: readonly string[] = Object.values(folded).flat();

/** The ladder as a list to choose from, all else as tiles, some with a sentence below. */
export const useCardOptions = (shown: ShownChoice): readonly ConfigurationOption[] => {
  const { product, choice } = shown;
  const { card, more } = product;
  const text = useText();
  const { search } = useLocation();
  const go = useGo();
  const surcharge = useSurcharge();
  const saving = useSaving(shown);
  const rungs = useRungs(shown);
  const { moneyStyle } = useShell();
  const take = (option: ProductOption) => (value: string) => {
    const taken = option.values.find((one) => one.value === value);
    if (taken !== undefined) go(addressOf(shown, search, taken.pairs), 'local');
  };
  const wordsOf = (option: ProductOption): TileWords => ({
    id: `part-${option.name}`,
    legend: card.words[option.name]?.legend ?? option.name,
    labelOf: (value) => card.words[option.name]?.values[value] ?? value,
    colourOf: (value) => card.words[option.name]?.colours?.[value],
    surchargeText: (minorUnits) => {
      const price = surcharge(minorUnits);
      if (price === undefined) return undefined;
      return isCardBesideKind(option.name) ? price : text('card.each', { price });
    },
    refusalText: () => '',
    after: [],
    choose: take(option),
  });
  const noted = (option: ProductOption, note: ReactNode): ConfigurationOption => {
    const tiles = optionTiles(option, wordsOf(option));
    if (tiles.kind !== 'tiles' || note === undefined) return tiles;
    const drawing = (
      <div className={styles['rows']}>
        <ComponentChoice {...tiles} />
        <p className={styles['note']}>{note}</p>
      </div>
    );
    return { kind: 'own', id: tiles.id, drawing };
  };
  const { format, paperType = '' } = choice.design;
  const own = {
    paper: (option: ProductOption) =>
      noted(
        option,
        <>
          {card.words['paper']?.notes?.[paperType]}{' '}
          <a href={`#${papersAnchor}`}>{text('card.papers-compare')}</a>
        </>,
      ),
    envelope: (option: ProductOption) =>
      noted(option, format && card.envelopes[printCardFormat(format)]),
    quantity: (option: ProductOption): ConfigurationOption => ({
      kind: 'own',
      id: 'part-quantity',
      drawing: (
        <CardQuantity
          option={option}
          rungs={rungs}
          saving={saving}
          more={
            more && {
              ...more,
              question: text('card.more', {
                count: printCount(moneyStyle, cardQuantityLimits.maximum),
              }),
            }
          }
          choose={take(option)}
        />
      ),
    }),
  };
  const choosable = cardChoices
    .options(choice, card.offer)
    .filter(({ values }) => values.length > 1);
  const group = (title: keyof typeof folded): readonly ConfigurationOption[] => {
    const names: readonly string[] = folded[title];
    const options = choosable.filter(({ name }) => names.includes(name));
    const drawing = <Extras title={text(title)} options={options} wordsOf={wordsOf} />;
    return options.length === 0 ? [] : [{ kind: 'own', id: title, drawing }];
  };
  return [
    ...drawnOptions(
      choosable.filter(({ name }) => !foldedNames.includes(name)),
      own,
      wordsOf,
    ),
    ...group('card.extras'),
    ...group('card.beside'),
  ];
};
