/** How collages draw their options: as links, which need no script. */
import { materialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import { formatSides, lengthUnitName } from '../../../../../core/domain/format/format.ts';
import { isOrientation } from '../../../../../core/domain/format/turn-format.ts';
import { isMaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import type { Price } from '../../../../../core/domain/money/money.ts';
import { printPrice, type PriceStyle } from '../../../../../core/domain/money/price-style.ts';
import type { CollageChoice } from '../../../../../core/domain/products/collage/collage-choices.ts';
import type { CollageDesign } from '../../../../../core/domain/products/collage/collage-design.ts';
import {
  placePhotos,
  templateSheet,
  type CollageSheet,
} from '../../../../../core/domain/products/collage/collage-geometry.ts';
import { printCollageId } from '../../../../../core/domain/products/collage/collage-id.ts';
import type {
  CollageOffer,
  CollageTemplate,
} from '../../../../../core/domain/products/collage/collage-offer.ts';
import type { ProductOption } from '../../../../../core/domain/products/product.ts';
import { printPairs, type QueryPairs } from '../../../../../core/domain/query/query.ts';
import {
  FormatTileContent,
  longestSideOf,
} from '../../../../components/format-tile/format-tile.tsx';
import {
  LinkTile,
  LinkTiles,
  LinkTileWords,
} from '../../../../components/link-tiles/link-tiles.tsx';
import type { ConfigurationOption } from '../../../../components/option-list/option-list.tsx';
import type { OwnDrawings } from '../../../../components/option-list/option-tiles.ts';
import { PriceTag } from '../../../../components/price/price.tsx';
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.tsx';
import type { Text } from '../../../../messages/text.tsx';
import { CollageDrawing, type DrawnCollage } from './collage-drawing.tsx';

export const drawnCollage = (
  design: CollageDesign,
  { width, height }: CollageSheet,
): DrawnCollage => ({
  width,
  height,
  photos: placePhotos(design, { width, height }),
});

/** Where links to a choice open the page: at what has changed. */
export const anchorsOf = ({ id }: { readonly id: string }) =>
  ({
    collage: id,
    materials: `${id}-materials`,
    formats: `${id}-formats`,
    templates: `${id}-templates`,
  }) as const;

type DrawingSetting = {
  readonly anchors: ReturnType<typeof anchorsOf>;
  readonly locale: Locale;
  readonly moneyStyle: PriceStyle;
  readonly text: Text;
  readonly offer: CollageOffer;
  readonly choice: CollageChoice;
};

const hrefOf = (pairs: QueryPairs, anchor: string): string => `?${printPairs(pairs)}#${anchor}`;

const Template = ({
  text,
  template,
}: Pick<DrawingSetting, 'text'> & { readonly template: CollageTemplate }) => {
  const { design, orientation, tileCount } = template;
  return (
    <LinkTileWords>
      {design && (
        <CollageDrawing collage={drawnCollage(design, templateSheet(design))} size="small" />
      )}
      <span>
        {text('collage.photos', { count: tileCount })}
        <VisuallyHidden>, {text(`collage.${orientation}`)}</VisuallyHidden>
      </span>
    </LinkTileWords>
  );
};

/** A filter of templates; an empty value is any. */
const filterDrawing = (
  { anchors, text }: DrawingSetting,
  { name, values }: ProductOption,
  words: {
    readonly headline: string;
    readonly room: 'small' | 'medium';
    readonly labelOf: (value: string) => string;
  },
): ConfigurationOption => ({
  kind: 'own',
  id: name,
  drawing: (
    <LinkTiles headline={words.headline} room={words.room}>
      {values.map(({ value, isChosen, pairs }) => (
        <LinkTile href={hrefOf(pairs, anchors.templates)} isSelected={isChosen} key={value}>
          <LinkTileWords>{value === '' ? text('collage.any') : words.labelOf(value)}</LinkTileWords>
        </LinkTile>
      ))}
    </LinkTiles>
  ),
});

/** Templates by their look. */
const templateDrawing = (
  { anchors, offer, text }: DrawingSetting,
  { name: id, values }: ProductOption,
): ConfigurationOption => {
  const found = new Map(values.map((value) => [value.value, value]));
  const drawing = offer.templates?.groups.map(({ designGroupId, name, templates }) => (
    <LinkTiles headline={name} room="medium" key={designGroupId}>
      {templates.map((template) => {
        const value = found.get(printCollageId(template.designId));
        return (
          value && (
            <LinkTile
              href={hrefOf(value.pairs, anchors.collage)}
              isSelected={value.isChosen}
              key={value.value}
            >
              <Template template={template} text={text} />
            </LinkTile>
          )
        );
      })}
    </LinkTiles>
  ));
  return { kind: 'own', id, drawing };
};

/** Only the chosen price shows what it was before a reduction. */
const currentOf = (style: PriceStyle, price: Price | undefined) =>
  price && { current: printPrice(style, price.priceCurrent) };

const materialDrawing = (
  { anchors, locale, moneyStyle, text }: DrawingSetting,
  { values }: ProductOption,
): ConfigurationOption => {
  const id = anchors.materials;
  return {
    kind: 'own',
    id,
    drawing: (
      <LinkTiles headline={text('configurator.material')} id={id}>
        {values.map(({ value, isChosen, price, pairs }) => {
          const shown = currentOf(moneyStyle, price);
          return (
            <LinkTile href={hrefOf(pairs, id)} isSelected={isChosen} key={value}>
              <LinkTileWords>
                <span>{isMaterialType(value) ? materialLabel(locale, value) : value}</span>{' '}
                {shown && <PriceTag price={shown} size="s" />}
              </LinkTileWords>
            </LinkTile>
          );
        })}
      </LinkTiles>
    ),
  };
};

const formatDrawing = (
  { anchors, choice, locale, moneyStyle, text }: DrawingSetting,
  { values }: ProductOption,
): ConfigurationOption => {
  const id = anchors.formats;
  const formats = choice.chosen?.material.formats ?? [];
  const longestSide = longestSideOf(formats);
  const [first] = formats;
  return {
    kind: 'own',
    id,
    drawing: (
      <LinkTiles
        headline={text('configurator.format')}
        detail={
          first && text('configurator.format-unit', { unit: lengthUnitName(first.format.unit) })
        }
        id={id}
      >
        {formats.map(({ format }, place) => {
          const { isChosen = false, price, pairs, refusal } = values[place] ?? {};
          const sides = formatSides(locale, format);
          return (
            <LinkTile
              href={pairs && refusal === undefined ? hrefOf(pairs, id) : undefined}
              isSelected={isChosen}
              key={sides}
            >
              <FormatTileContent
                tile={{ format, sides, price: currentOf(moneyStyle, price) }}
                longestSide={longestSide}
              />
            </LinkTile>
          );
        })}
      </LinkTiles>
    ),
  };
};

/** All options of collages, each in its own way. */
export const collageDrawings = (setting: DrawingSetting): OwnDrawings => {
  const { text } = setting;
  return {
    number: (option) =>
      filterDrawing(setting, option, {
        headline: text('collage.how-many'),
        room: 'small',
        labelOf: (value) => value,
      }),
    orientation: (option) =>
      filterDrawing(setting, option, {
        headline: text('collage.orientation'),
        room: 'medium',
        labelOf: (value) => (isOrientation(value) ? text(`collage.${value}`) : value),
      }),
    template: (option) => templateDrawing(setting, option),
    material: (option) => materialDrawing(setting, option),
    format: (option) => formatDrawing(setting, option),
  };
};
