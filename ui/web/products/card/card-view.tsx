import { useState } from 'react';
import { useLocation } from 'react-router';

import type { ArtworkView } from '../../../../core/domain/image/sources.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import {
  cardChoices,
  printCardChoice,
} from '../../../../core/domain/products/card/card-choices.ts';
import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import { cardCutOf, cardPictureOf } from '../../../../core/domain/products/card/card-picture.ts';
import type { DrawnFront } from '../../../../core/domain/products/card/designs/own-front.ts';
import { cardPrice } from '../../../../core/domain/products/card/card-price.ts';
import { cardFromPrice } from '../../../../core/domain/products/card/from-price.ts';
import { cardSampleQuantity } from '../../../../core/domain/products/card/quantity.ts';
import { addressWith, readPairs } from '../../../../core/domain/query/query.ts';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../components/fact-list/fact-list.tsx';
import { OwnPage } from '../../../components/own-page/own-page.tsx';
import { useText } from '../../../messages/text.tsx';
import { listedPrice } from '../../configurator/listed-price.ts';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAdClickId, useReferralSource } from '../../configurator/use-ad-click-id.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useEarlyChoices } from '../../configurator/use-early-choices.ts';
import { useShell } from '../../islands/use-shell.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { useGo } from '../../navigation/navigation-context.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { CardPapers } from './block/card-papers.tsx';
import { addressOf, hrefOf, useCardOptions, usePieces, type ShownChoice } from './card-options.tsx';
import { CardStage } from './block/card-stage.tsx';
import { CardSuite } from './block/card-suite.tsx';
import styles from './block/card.module.css';
import type { CardData } from './card-data.ts';

const OwnWords = lazyComponent(async () => (await import('./own-words/own-words.tsx')).OwnWords);

/** What is chosen, name by name. */
const factsOf = ({ product: { card }, choice }: ShownChoice): readonly NamedFact[] => {
  const options = cardChoices.options(choice, card.offer);
  return options.flatMap(({ name, values }): readonly NamedFact[] => {
    const words = card.words[name];
    const value = values.find((one) => one.isChosen)?.value;
    const label = value === undefined ? undefined : words?.values[value];
    return words === undefined || value === '' || label === undefined
      ? []
      : [[words.legend, [label]]];
  });
};

const sampleOf = (choice: DesignedCard): DesignedCard => ({
  ...choice,
  order: { isSample: true, quantity: cardSampleQuantity },
});

const Sample = ({ product: { block, card }, choice }: ShownChoice) => {
  const text = useText();
  return (
    <div className={styles['rows']}>
      {choice.order.isSample ? (
        <p>{text('card.sample-chosen')}</p>
      ) : (
        <>
          <div>
            <ButtonLink
              href={hrefOf(printCardChoice(sampleOf(choice), card.offer))}
              tone="secondary"
            >
              {block.sampleLabel}
            </ButtonLink>
          </div>
          <p className={styles['note']}>{block.sampleText}</p>
        </>
      )}
    </div>
  );
};

/** What belongs to the card, in its colours. */
const Suite = ({ product: { card }, choice }: ShownChoice) => {
  const { locale, moneyStyle, shippingHref } = useShell();
  const { suite, offer, name } = card;
  const { designId = offer.variants[0] } = choice.design;
  if (suite.length === 0) return null;
  const one = cardFromPrice(offer).priceCurrent;
  const minorUnits = suite.reduce((sum, { from }) => sum + from.minorUnits, one.minorUnits);
  return (
    <CardSuite
      name={name}
      items={suite.map(({ id, label, href, variants, from }) => {
        const variant = variants.find((other) => other === designId) ?? variants[0];
        return {
          label,
          href: variant === variants[0] ? href : addressWith(href, [['designId', variant]]),
          picture: pictureAttributes('tile', {
            kind: 'artwork',
            design: id,
            variant,
            locale,
            view: 'laid',
          }),
          from: printPrice(moneyStyle, from),
        };
      })}
      whole={printPrice(moneyStyle, { minorUnits, currency: one.currency })}
      shippingHref={shippingHref}
    />
  );
};

const Papers = ({ product: { card }, choice }: ShownChoice) => {
  const surcharge = useSurcharge();
  const { offer, words, paperRows } = card;
  return (
    <CardPapers
      papers={offer.papers.map(({ paper, surcharge: more }) => ({
        paper,
        name: words['paper']?.values[paper] ?? paper,
        picture: pictureAttributes('tile', { kind: 'paper', paper }),
        surcharge: surcharge(more.minorUnits),
        sampleHref: hrefOf(
          printCardChoice(
            sampleOf({ ...choice, design: { ...choice.design, paperType: paper } }),
            offer,
          ),
        ),
      }))}
      rows={paperRows}
    />
  );
};

/** The page of a design: a colour, a format, a paper, a quantity, and what goes along. */
const CardView = ({ product, pageHead, promises }: ProductViewProps<CardData>) => {
  const { search } = useLocation();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const text = useText();
  const printPieces = usePieces();
  const adClickId = useAdClickId();
  const referralSource = useReferralSource();
  const keep = useKeepWish();
  const { block, card, designerBase } = product;
  const { offer, delivery, name } = card;
  const choice = cardChoices.readAddress(readPairs(search), shell, offer);
  const shown = { product, choice };
  const options = useCardOptions(shown);
  const go = useGo();

  useEarlyChoices((early) => {
    const next = cardChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(addressOf(shown, search, printCardChoice(next, offer)), 'local', 'painted');
  });

  const price = cardPrice(offer, choice);
  const context = { locale, adClickId, referralSource };
  const href = addressWith(designerBase, cardChoices.printChoice(choice, context));
  const { isSample, quantity } = choice.order;
  const pieces = isSample ? text('card.sample') : printPieces(quantity);
  const pictureOf = (view: ArtworkView) => cardPictureOf(choice, offer.sheets[0], locale, view);
  const [own, setOwn] = useState<DrawnFront>();
  const ownWords = card.front && (
    <OwnWords
      front={card.front}
      format={choice.design.format}
      cut={cardCutOf(choice.design)}
      isRaised={choice.design.refinement === 'relief'}
      picture={pictureOf('front')}
      href={href}
      drawn={own}
      onDrawn={setOwn}
    />
  );
  return (
    <>
      <Configurator
        layout="page"
        configuration={{
          name,
          size: pieces,
          options: [{ kind: 'own', id: 'part-own-words', drawing: ownWords }, ...options],
          stage: (
            <CardStage
              name={name}
              pictureOf={pictureOf}
              hasInside={choice.design.designGroupId === 'folded'}
              hasStill={card.hasStill}
              own={
                own && (
                  <OwnPage
                    page={own}
                    id="own-front"
                    alternative={text('own-words.front', { name })}
                  />
                )
              }
            />
          ),
          price: price && {
            shown: listedPrice(shell, price.total),
            shippingHref,
            shippingFrom: delivery && printPrice(moneyStyle, delivery.shippingFrom),
          },
          delivery: (
            <>
              {price && !isSample && (
                <p>
                  {pieces},{' '}
                  {text('card.each', { price: printPrice(moneyStyle, price.each.priceCurrent) })}
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
            price: price && printPrice(moneyStyle, price.total.priceCurrent),
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
      <Suite {...shown} />
      <Papers {...shown} />
    </>
  );
};

export const cardView: ProductView<CardData> = {
  View: CardView,
  prepare: OwnWords.preload,
};
