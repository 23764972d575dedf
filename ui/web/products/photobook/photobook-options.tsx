import type { ReactNode } from 'react';

import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { photobookChoices } from '../../../../core/domain/products/photobook/photobook-choices.ts';
import type { DesignedPhotobook } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import { photobookOrientationOf } from '../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookPictureOf } from '../../../../core/domain/products/photobook/photobook-picture.ts';
import {
  morePhotobookPages,
  photobookFromPrice,
} from '../../../../core/domain/products/photobook/photobook-price.ts';
import {
  isPhotobookFormat,
  photobookOrientations,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import type { OptionValue, ProductOption } from '../../../../core/domain/products/product.ts';
import { printPairs, type QueryPairs } from '../../../../core/domain/query/query.ts';
import { ChoiceDetail } from '../../../components/choice/choice.tsx';
import { LinkTile, LinkTiles, LinkTileWords } from '../../../components/link-tiles/link-tiles.tsx';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import { drawnOptions, type OwnDrawings } from '../../../components/option-list/option-tiles.ts';
import { OptionSelect } from '../../../components/option-select/option-select.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useText } from '../../../messages/text.tsx';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useShell } from '../../islands/use-shell.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import type { PhotobookData } from './photobook-data.ts';

export type ShownChoice = { readonly product: PhotobookData; readonly choice: DesignedPhotobook };

export const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

const anchorOf = ({ name }: ProductOption): string => `part-${name}`;

export const wordOf = ({ words }: PhotobookData, option: string, value = ''): string =>
  words[option]?.values[value] ?? value;

/** As it is chosen, closed. */
export const laidSourceOf = (locale: Locale, choice: DesignedPhotobook): string =>
  printSource(photobookPictureOf(picturedOf(choice), locale, 'laid'));

/** As it is chosen, in its own look or another one. */
export const picturedOf = (choice: DesignedPhotobook, look = choice.designGroupSetId ?? '') => ({
  ...choice,
  designGroupSetId: look,
});

/** `A4 quer (28,5 × 19,4 cm)`. */
const formatOf = (product: PhotobookData, format: string): string => {
  const label = wordOf(product, 'format', format);
  const size = product.sizes[format];
  return size === undefined || size === label ? label : `${label} (${size})`;
};

export const useFromPrice = (): ((offered: Parameters<typeof photobookFromPrice>[0]) => string) => {
  const text = useText();
  const { moneyStyle } = useShell();
  return (offered) => {
    const from = photobookFromPrice(offered);
    return from === undefined
      ? ''
      : text('photobook.from-price', { price: printPrice(moneyStyle, from.price.priceCurrent) });
  };
};

/** Types and designs as links, pages and amount as lists, all else as tiles. */
export const usePhotobookOptions = ({
  product,
  choice,
}: ShownChoice): readonly ConfigurationOption[] => {
  const { offer, words, orientations } = product;
  const text = useText();
  const go = useGo();
  const surcharge = useSurcharge();
  const printFrom = useFromPrice();
  const shell = useShell();
  const { locale, moneyStyle } = shell;
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
              ...(price === undefined ? [] : [printPrice(moneyStyle, price.priceCurrent)]),
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
    drawn: (value: OptionValue) => ReactNode,
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
          {option.values.map((value) => (
            <LinkTile
              href={`${hrefOf(value.pairs)}#${anchorOf(option)}`}
              isSelected={value.isChosen}
              key={value.value}
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
        ({ value, pairs }) => {
          const offered = offer.types.find(({ type }) => type === value);
          const taken = photobookChoices.readAddress(pairs, shell, offer);
          return (
            <>
              <Picture
                {...sourceAttributes('motif-small', laidSourceOf(locale, taken))}
                alt=""
                sizes="(width <= 767px) 30vw, 10vw"
              />
              {wordOf(product, option.name, value)}
              {offered && <ChoiceDetail>{printFrom(offered)}</ChoiceDetail>}
            </>
          );
        },
        'large',
      ),
    look: (option) =>
      links(option, ({ value }) => (
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
              price: printPrice(moneyStyle, more.price),
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
