import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import { foils } from '../../../../core/domain/catalogue/card-extras.ts';
import { formatMoney } from '../../../../core/domain/money/format-money.ts';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import { printCardFormat } from '../../../../core/domain/products/card/card-format.ts';
import {
  cardChoices,
  printCardChoice,
} from '../../../../core/domain/products/card/card-choices.ts';
import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import type { DrawnFront } from '../../../../core/domain/products/card/designs/own-front.ts';
import { cardPrice, cardSaving } from '../../../../core/domain/products/card/card-price.ts';
import {
  cardQuantityLimits,
  cardSampleQuantity,
} from '../../../../core/domain/products/card/quantity.ts';
import type { ProductOption } from '../../../../core/domain/products/product.ts';
import {
  addressWith,
  printPairs,
  readPairs,
  type QueryPairs,
} from '../../../../core/domain/query/query.ts';
import { ButtonLink } from '../../../components/button/button.tsx';
import { ComponentChoice } from '../../../components/component-choice/component-choice.tsx';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../components/fact-list/fact-list.tsx';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import {
  drawnOptions,
  optionTiles,
  type TileWords,
} from '../../../components/option-list/option-tiles.ts';
import { useText } from '../../../messages/text.tsx';
import { listedPrice } from '../../configurator/listed-price.ts';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { takeEarlyChoices } from '../../islands/early-choices.ts';
import { useShell } from '../../islands/use-shell.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { useGo } from '../../navigation/navigation-context.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { CardQuantity } from './block/card-quantity.tsx';
import { CardStage } from './block/card-stage.tsx';
import styles from './block/card.module.css';
import type { CardData } from './card-data.ts';
import { OwnFront } from './parts/own-words/own-front.tsx';

const OwnWords = lazyComponent(async () => (await import('./own-words/own-words.tsx')).OwnWords);

type ShownChoice = { readonly product: CardData; readonly choice: DesignedCard };

const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

/** What speaks for more cards, in a sentence. */
const useSaving = ({ product: { card }, choice }: ShownChoice): string | undefined => {
  const text = useText();
  const { moneyStyle } = useShell();
  const saving = cardSaving(card.offer, choice);
  if (saving === undefined) return undefined;
  return saving.kind === 'costs-less'
    ? text('card.costs-less', { count: saving.more, price: printMoney(moneyStyle, saving.saved) })
    : text('card.each-costs-less', {
        count: saving.from,
        price: printMoney(moneyStyle, saving.each),
      });
};

/** The ladder as a list to choose from, all else as tiles, some with a sentence below. */
const useOptions = (shown: ShownChoice): readonly ConfigurationOption[] => {
  const { product, choice } = shown;
  const { card, more } = product;
  const text = useText();
  const go = useGo();
  const surcharge = useSurcharge();
  const saving = useSaving(shown);
  const { moneyStyle } = useShell();
  const take = (option: ProductOption) => (value: string) => {
    const taken = option.values.find((one) => one.value === value);
    if (taken !== undefined) go(hrefOf(taken.pairs), 'local');
  };
  const wordsOf = (option: ProductOption): TileWords => ({
    id: `part-${option.name}`,
    legend: card.words[option.name]?.legend ?? option.name,
    labelOf: (value) => card.words[option.name]?.values[value] ?? value,
    colourOf: (value) => (option.name === 'variant' ? card.swatches[value] : undefined),
    surchargeText: (minorUnits) => {
      const price = surcharge(minorUnits);
      return price && text('card.each', { price });
    },
    refusalText: () => '',
    after: [],
    choose: take(option),
  });
  const noted = (option: ProductOption, note: string | undefined): ConfigurationOption => {
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
    paper: (option: ProductOption) => noted(option, card.words['paper']?.notes?.[paperType]),
    envelope: (option: ProductOption) =>
      noted(option, format && card.envelopes[printCardFormat(format)]),
    quantity: (option: ProductOption): ConfigurationOption => ({
      kind: 'own',
      id: 'part-quantity',
      drawing: (
        <CardQuantity
          option={option}
          prices={Object.fromEntries(
            option.values.flatMap(({ value, price }) =>
              price === undefined ? [] : [[value, printMoney(moneyStyle, price.priceCurrent)]],
            ),
          )}
          saving={saving}
          more={
            more && { ...more, question: text('card.more', { count: cardQuantityLimits.maximum }) }
          }
          choose={take(option)}
        />
      ),
    }),
  };
  return drawnOptions(cardChoices.options(choice, card.offer), own, wordsOf);
};

/** What is chosen, name by name. */
const factsOf = ({ product: { card }, choice }: ShownChoice): readonly NamedFact[] => {
  const options = cardChoices.options(choice, card.offer);
  const chosen = options.flatMap(({ name, values }): readonly NamedFact[] => {
    const words = card.words[name];
    const value = values.find((one) => one.isChosen)?.value;
    const label = value === undefined ? undefined : words?.values[value];
    return words === undefined || value === '' || label === undefined
      ? []
      : [[words.legend, [label]]];
  });
  const [legend, sheet] = card.sheet;
  return [[legend, [sheet]], ...chosen];
};

const Sample = ({ product: { block, card }, choice }: ShownChoice) => {
  const text = useText();
  const sample: DesignedCard = {
    ...choice,
    order: { isSample: true, quantity: cardSampleQuantity },
  };
  return (
    <div className={styles['rows']}>
      {choice.order.isSample ? (
        <p>{text('card.sample-chosen')}</p>
      ) : (
        <>
          <div>
            <ButtonLink href={hrefOf(printCardChoice(sample, card.offer))} tone="secondary">
              {block.sampleLabel}
            </ButtonLink>
          </div>
          <p className={styles['note']}>{block.sampleText}</p>
        </>
      )}
    </div>
  );
};

/** The page of a design: a colour, a format, a paper, a quantity, and what goes along. */
const CardView = ({ product, pageHead, promises }: ProductViewProps<CardData>) => {
  const { search } = useLocation();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const text = useText();
  const adClickId = useAdClickId();
  const keep = useKeepWish();
  const { block, card, designerBase } = product;
  const { offer, delivery, name } = card;
  const choice = cardChoices.readAddress(readPairs(search), shell, offer);
  const shown = { product, choice };
  const options = useOptions(shown);
  const go = useGo();

  useLayoutEffect(function takeOverEarlyChoices() {
    const early = takeEarlyChoices();
    if (early.length === 0) return;
    const next = cardChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(hrefOf(printCardChoice(next, offer)), 'local', 'painted');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);

  const price = cardPrice(offer, choice);
  const href = addressWith(designerBase, cardChoices.printChoice(choice, { locale, adClickId }));
  const { isSample, quantity } = choice.order;
  const pieces = isSample ? text('card.sample') : text('card.pieces', { count: quantity });
  const { designId = offer.variants[0], format, refinement } = choice.design;
  const foil = foils.find((one) => one === refinement);
  const [own, setOwn] = useState<DrawnFront>();
  const ownWords = card.front && (
    <OwnWords
      front={card.front}
      look={{ format, variant: designId, foil }}
      href={href}
      drawn={own}
      onDrawn={setOwn}
    />
  );
  return (
    <Configurator
      layout="page"
      configuration={{
        name,
        size: pieces,
        options: [{ kind: 'own', id: 'part-own-words', drawing: ownWords }, ...options],
        stage: (
          <CardStage
            themeId={offer.themeId}
            name={name}
            variant={designId}
            foil={foil}
            locale={locale}
            hasInside={offer.sheet === 'folded'}
            own={own && <OwnFront front={own} alternative={text('own-words.front', { name })} />}
          />
        ),
        price: price && {
          shown: listedPrice(shell, price.total),
          shippingHref,
          shippingFrom: delivery && formatMoney(locale, delivery.shippingFrom),
        },
        delivery: (
          <>
            {price && !isSample && (
              <p>
                {pieces},{' '}
                {text('card.each', { price: printMoney(moneyStyle, price.each.priceCurrent) })}
              </p>
            )}
            <PromisedDay promise={delivery?.promise} extraDays={0} />
            <p className={styles['note']}>{text('card.express', { hours: card.expressHours })}</p>
          </>
        ),
        handOff: {
          href,
          label: block.startLabel,
          wish: { locale, keep, article: articleOfHref('card', href) },
        },
      }}
      list={{
        headline: block.headline,
        status: 'ready',
        chosen: {
          words: [name, pieces].join(', '),
          price: price && printMoney(moneyStyle, price.total.priceCurrent),
        },
      }}
      pageHead={pageHead}
      facts={
        <>
          <FactList facts={factsOf(shown)} />
          <Sample {...shown} />
        </>
      }
      promises={promises}
    />
  );
};

export const cardView: ProductView<CardData> = {
  View: CardView,
  prepare: OwnWords.preload,
};
