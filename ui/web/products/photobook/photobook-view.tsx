import { useState } from 'react';
import { useLocation } from 'react-router';

import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import {
  photobookChoices,
  printPhotobookChoice,
} from '../../../../core/domain/products/photobook/photobook-choices.ts';
import type { DrawnPhotobook } from '../../../../core/domain/products/photobook/designs/own-photobook.ts';
import { photobookPrice } from '../../../../core/domain/products/photobook/photobook-price.ts';
import { addressWith, readPairs } from '../../../../core/domain/query/query.ts';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../components/fact-list/fact-list.tsx';
import { TakeChoiceContext, type TakeChoice } from '../../../components/link-tiles/link-tiles.tsx';
import { useText } from '../../../messages/text.tsx';
import { listedPrice } from '../../configurator/listed-price.ts';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useEarlyChoices } from '../../configurator/use-early-choices.ts';
import { useShell } from '../../islands/use-shell.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { useGo } from '../../navigation/navigation-context.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { PhotobookStage } from './block/photobook-stage.tsx';
import { PhotobookTypes } from './block/photobook-types.tsx';
import type { PhotobookData } from './photobook-data.ts';
import {
  hrefOf,
  picturedOf,
  useFromPrice,
  usePhotobookOptions,
  wordOf,
  type ShownChoice,
} from './photobook-options.tsx';

const OwnPhotos = lazyComponent(
  async () => (await import('./own-photos/own-photos.tsx')).OwnPhotos,
);

/** What is chosen, name by name. */
const factsOf = ({ product, choice }: ShownChoice): readonly NamedFact[] => {
  const fact = (name: string, value: string | undefined): readonly NamedFact[] =>
    value === undefined
      ? []
      : [[product.words[name]?.legend ?? name, [wordOf(product, name, value)]]];
  return [
    ...fact('type', choice.type),
    ...fact('look', choice.designGroupSetId),
    [product.words['format']?.legend ?? '', [product.sizes[choice.format] ?? choice.format]],
    ...fact('pages', String(choice.pageCount)),
    ...fact('printing', choice.printing),
    ...fact('binding', choice.binding),
    ...fact('cover', choice.cover),
    ...fact('lamination', choice.coverLamination),
    ...fact('refinement', choice.refinement),
    ...fact('paper', choice.paper),
  ];
};

/** The three types, side by side. */
const Types = ({ product, choice }: ShownChoice) => {
  const printFrom = useFromPrice();
  const { offer, comparison } = product;
  const type = photobookChoices.options(choice, offer).find(({ name }) => name === 'type');
  return (
    <PhotobookTypes
      types={offer.types.map((offered) => ({
        type: offered.type,
        name: wordOf(product, 'type', offered.type),
        fromPrice: printFrom(offered),
        href: `${hrefOf(type?.values.find(({ value }) => value === offered.type)?.pairs ?? [])}#part-type`,
        isChosen: offered.type === choice.type,
      }))}
      rows={comparison}
    />
  );
};

/** Photo books: a type, a design, a format, pages, what they are made of, and how many. */
const PhotobookView = ({ product, pageHead, promises }: ProductViewProps<PhotobookData>) => {
  const { search } = useLocation();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const text = useText();
  const adClickId = useAdClickId();
  const keep = useKeepWish();
  const { block, offer, delivery, designerBase } = product;
  const choice = photobookChoices.readAddress(readPairs(search), shell, offer);
  const shown = { product, choice };
  const options = usePhotobookOptions(shown);
  const go = useGo();

  useEarlyChoices((early) => {
    const next = photobookChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(hrefOf(printPhotobookChoice(next, offer)), 'local', 'painted');
  });

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    go(query, 'local');
    return true;
  };

  const price = photobookPrice(offer, choice);
  const href = addressWith(
    designerBase,
    photobookChoices.printChoice(choice, { locale, adClickId }),
  );
  const name = [
    wordOf(product, 'type', choice.type),
    wordOf(product, 'look', choice.designGroupSetId),
  ].join(' ');
  const size = [
    wordOf(product, 'format', choice.format),
    text('photobook.pages', { count: choice.pageCount }),
  ].join(', ');
  const pieces = text('photobook.pieces', { count: choice.amount });
  const [own, setOwn] = useState<DrawnPhotobook>();
  const ownPhotos = <OwnPhotos photobook={picturedOf(choice)} href={href} onDrawn={setOwn} />;
  return (
    <TakeChoiceContext value={take}>
      <Configurator
        layout="page"
        configuration={{
          name,
          size: choice.amount === 1 ? size : `${size}, ${pieces}`,
          options: [{ kind: 'own', id: 'part-own-photos', drawing: ownPhotos }, ...options],
          stage: (
            <PhotobookStage photobook={picturedOf(choice)} own={own} name={name} locale={locale} />
          ),
          price: price && {
            shown: listedPrice(shell, price.total),
            shippingHref,
            shippingFrom: delivery && printPrice(moneyStyle, delivery.shippingFrom),
          },
          delivery: (
            <>
              {price && choice.amount > 1 && (
                <p>
                  {pieces},{' '}
                  {text('photobook.each', {
                    price: printPrice(moneyStyle, price.each.priceCurrent),
                  })}
                </p>
              )}
              <PromisedDay promise={delivery?.promise} extraDays={0} />
            </>
          ),
          handOff: {
            href,
            label: block.startLabel,
            wish: { locale, keep, article: articleOfHref('photobook', href) },
          },
        }}
        list={{
          headline: block.headline,
          status: 'ready',
          chosen: {
            words: [name, size, pieces].join(', '),
            price: price && printPrice(moneyStyle, price.total.priceCurrent),
          },
        }}
        pageHead={pageHead}
        facts={<FactList facts={factsOf(shown)} />}
        promises={promises}
      />
      <Types {...shown} />
    </TakeChoiceContext>
  );
};

export const photobookView: ProductView<PhotobookData> = {
  View: PhotobookView,
  prepare: OwnPhotos.preload,
};
