import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import { formatMoney } from '../../../../core/domain/money/format-money.ts';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import {
  photobookChoices,
  printPhotobookChoice,
} from '../../../../core/domain/products/photobook/photobook-choices.ts';
import type { DrawnPhotobook } from '../../../../core/domain/products/photobook/designs/own-photobook.ts';
import type { DesignedPhotobook } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import { photobookOrientationOf } from '../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookPictureOf } from '../../../../core/domain/products/photobook/photobook-picture.ts';
import {
  morePhotobookPages,
  photobookFromPrice,
  photobookPrice,
} from '../../../../core/domain/products/photobook/photobook-price.ts';
import {
  isPhotobookFormat,
  photobookOrientations,
  photobookTypes,
  type PhotobookType,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import type { OptionValue, ProductOption } from '../../../../core/domain/products/product.ts';
import {
  addressWith,
  printPairs,
  readPairs,
  type QueryPairs,
} from '../../../../core/domain/query/query.ts';
import { ChoiceDetail } from '../../../components/choice/choice.tsx';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../components/fact-list/fact-list.tsx';
import {
  LinkTile,
  LinkTiles,
  LinkTileWords,
  TakeChoiceContext,
  type TakeChoice,
} from '../../../components/link-tiles/link-tiles.tsx';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import { drawnOptions, type OwnDrawings } from '../../../components/option-list/option-tiles.ts';
import { OptionSelect } from '../../../components/option-select/option-select.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
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
import { PhotobookStage } from './block/photobook-stage.tsx';
import { PhotobookTypes } from './block/photobook-types.tsx';
import type { PhotobookData } from './photobook-data.ts';

const OwnPhotos = lazyComponent(
  async () => (await import('./own-photos/own-photos.tsx')).OwnPhotos,
);

type ShownChoice = { readonly product: PhotobookData; readonly choice: DesignedPhotobook };

const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

const anchorOf = ({ name }: ProductOption): string => `part-${name}`;

const wordOf = ({ words }: PhotobookData, option: string, value = ''): string =>
  words[option]?.values[value] ?? value;

/** A book of a type, closed. */
const stillOf = (type: PhotobookType): string =>
  printSource({ kind: 'still', still: 'photobook', seed: photobookTypes.indexOf(type) + 1 });

/** As it is chosen, in its own look or another one. */
const picturedOf = (choice: DesignedPhotobook, look = choice.designGroupSetId ?? '') => ({
  ...choice,
  designGroupSetId: look,
});

/** `A4 quer (28,5 × 19,4 cm)`. */
const formatOf = (product: PhotobookData, format: string): string => {
  const label = wordOf(product, 'format', format);
  const size = product.sizes[format];
  return size === undefined || size === label ? label : `${label} (${size})`;
};

const useFromPrice = (): ((offered: Parameters<typeof photobookFromPrice>[0]) => string) => {
  const text = useText();
  const { moneyStyle } = useShell();
  return (offered) => {
    const from = photobookFromPrice(offered);
    return from === undefined
      ? ''
      : text('photobook.from-price', { price: printMoney(moneyStyle, from.price.priceCurrent) });
  };
};

/** Types and designs as links, pages and amount as lists, all else as tiles. */
const useOptions = ({ product, choice }: ShownChoice): readonly ConfigurationOption[] => {
  const { offer, words, orientations } = product;
  const text = useText();
  const go = useGo();
  const surcharge = useSurcharge();
  const printFrom = useFromPrice();
  const { locale, moneyStyle } = useShell();
  const legendOf = ({ name }: ProductOption) => words[name]?.legend ?? name;
  const select = (option: ProductOption, labelOf: (value: string) => string, note?: string) =>
    ({
      kind: 'own',
      id: anchorOf(option),
      drawing: (
        <OptionSelect
          option={option}
          legend={legendOf(option)}
          labelOf={(value) => {
            const price = option.values.find((one) => one.value === value)?.price;
            return [
              labelOf(value),
              ...(price === undefined ? [] : [printMoney(moneyStyle, price.priceCurrent)]),
            ].join(' · ');
          }}
          choose={(value) => {
            const taken = option.values.find((one) => one.value === value);
            if (taken !== undefined) go(hrefOf(taken.pairs), 'local');
          }}
        >
          {note !== undefined && <p>{note}</p>}
        </OptionSelect>
      ),
    }) as const;
  const links = (
    option: ProductOption,
    drawn: (value: string) => ReactNode,
    room: 'medium' | 'large' = 'medium',
  ) =>
    ({
      kind: 'own',
      id: anchorOf(option),
      drawing: (
        <LinkTiles
          headline={legendOf(option)}
          detail={wordOf(product, option.name, option.values.find((one) => one.isChosen)?.value)}
          id={anchorOf(option)}
          room={room}
        >
          {option.values.map(({ value, pairs, isChosen }) => (
            <LinkTile
              href={`${hrefOf(pairs)}#${anchorOf(option)}`}
              isSelected={isChosen}
              key={value}
            >
              <LinkTileWords>{drawn(value)}</LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
      ),
    }) as const;
  const more = morePhotobookPages(offer, choice);
  const own: OwnDrawings = {
    type: (option) =>
      links(
        option,
        (value) => {
          const offered = offer.types.find(({ type }) => type === value);
          return (
            <>
              {offered && (
                <Picture
                  {...sourceAttributes('motif-small', stillOf(offered.type))}
                  alt=""
                  sizes="(width <= 767px) 30vw, 10vw"
                />
              )}
              {wordOf(product, option.name, value)}
              {offered && <ChoiceDetail>{printFrom(offered)}</ChoiceDetail>}
            </>
          );
        },
        'large',
      ),
    look: (option) =>
      links(option, (value) => (
        <>
          <Picture
            {...sourceAttributes(
              'motif-small',
              printSource(photobookPictureOf(picturedOf(choice, value), locale, 'front')),
            )}
            alt=""
            sizes="(width <= 767px) 30vw, 10vw"
          />
          {wordOf(product, option.name, value)}
        </>
      )),
    pages: (option) =>
      select(
        option,
        (value) => text('photobook.pages', { count: Number(value) }),
        more === undefined
          ? text('photobook.most-pages')
          : text('photobook.more-pages', {
              count: more.pages,
              price: printMoney(moneyStyle, more.price),
            }),
      ),
    amount: (option) =>
      select(option, (value) => text('photobook.pieces', { count: Number(value) })),
  };
  return drawnOptions(photobookChoices.options(choice, offer), own, (option) => ({
    id: anchorOf(option),
    legend: legendOf(option),
    labelOf: (value) =>
      option.name === 'format' ? formatOf(product, value) : wordOf(product, option.name, value),
    surchargeText: surcharge,
    refusalText: ({ kind }, value) =>
      kind === 'not-sold'
        ? text('photobook.not-sold')
        : text('photobook.only', { types: words[option.name]?.types?.[value] ?? '' }),
    groupsOf: option.name === 'format' ? byOrientation(orientations) : undefined,
    after: [],
    choose: (value) => {
      const taken = option.values.find((one) => one.value === value);
      if (taken !== undefined) go(hrefOf(taken.pairs), 'local');
    },
  }));
};

/** Formats that lie, stand, and are square. */
const byOrientation = (names: PhotobookData['orientations']) => (values: readonly OptionValue[]) =>
  photobookOrientations.map((orientation) => ({
    label: names[orientation],
    values: values.filter(
      ({ value }) => isPhotobookFormat(value) && photobookOrientationOf(value) === orientation,
    ),
  }));

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
  const options = useOptions(shown);
  const go = useGo();

  useLayoutEffect(function takeOverEarlyChoices() {
    const early = takeEarlyChoices();
    if (early.length === 0) return;
    const next = photobookChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(hrefOf(printPhotobookChoice(next, offer)), 'local', 'painted');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);

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
            shippingFrom: delivery && formatMoney(locale, delivery.shippingFrom),
          },
          delivery: (
            <>
              {price && choice.amount > 1 && (
                <p>
                  {pieces},{' '}
                  {text('photobook.each', {
                    price: printMoney(moneyStyle, price.each.priceCurrent),
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
            price: price && printMoney(moneyStyle, price.total.priceCurrent),
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
