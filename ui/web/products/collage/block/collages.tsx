import { materialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import type { CollageDesign } from '../../../../../core/domain/products/collage/collage-design.ts';
import {
  placePhotos,
  smallestPhoto,
  templateSheet,
  type CollageSheet,
} from '../../../../../core/domain/products/collage/collage-geometry.ts';
import {
  printCollageSelection,
  type CollageSelection,
} from '../../../../../core/domain/products/collage/collage-selection.ts';
import type { CollagesBlock } from '../../../../../core/domain/products/collage/collages-block.ts';
import { findFormatOption } from '../../../../../core/domain/configurator/configurator.ts';
import {
  equalFormats,
  formatSides,
  formatWithUnit,
  lengthUnitName,
  type Format,
} from '../../../../../core/domain/format/format.ts';
import { orientations } from '../../../../../core/domain/format/turn-format.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../../../core/domain/money/format-money.ts';
import type { Price } from '../../../../../core/domain/money/money.ts';
import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { wishFieldsOfHandOff } from '../../../../../core/domain/wishlist/wishlist-forms.ts';
import { printPairs } from '../../../../../core/domain/query/query.ts';
import {
  CollageChoice,
  type CollageChoiceState,
  type CollageWorkChoice,
} from '../../../../components/collage-choice/collage-choice.tsx';
import type { DrawnCollage } from '../../../../components/collage-drawing/collage-drawing.tsx';
import {
  CollageTemplates,
  type CollageTemplatesState,
} from '../../../../components/collage-templates/collage-templates.tsx';
import type { DeliveryPromise } from '../../../../components/delivery/delivery.tsx';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { useText, type Text } from '../../../../messages/text.tsx';
import type { LoadedBlockViewProps } from '../../../../blocks/draw-blocks.tsx';
import { shippingHref } from '../../../../blocks/shipping-href.ts';
import { shownPriceIn } from '../../../../blocks/shown-price-in.ts';
import type { CollageDelivery, CollagesData, CollageWorkData } from './loader.ts';

type CollagesViewProps = {
  readonly block: CollagesBlock;
  readonly data: CollagesData | undefined;
  readonly locale: Locale;
  readonly shippingHref: string;
};

type ViewProps = Pick<CollagesViewProps, 'block' | 'locale'>;

/** A choice returns to its anchor: the page opens at what has changed. */
const anchorsOf = ({ id }: CollagesBlock) =>
  ({
    materials: `${id}-materials`,
    formats: `${id}-formats`,
    templates: `${id}-templates`,
  }) as const;

const hrefOf = (selection: CollageSelection, anchor: string): string =>
  `?${printPairs(printCollageSelection(selection))}#${anchor}`;

const drawn = (design: CollageDesign, { width, height }: CollageSheet): DrawnCollage => ({
  width,
  height,
  photos: placePhotos(design, { width, height }),
});

/**
 * For a collage without photos of the visitor's own; neighbours differ in subject and brightness.
 */
const sampleMotifs = [
  'mountains-1',
  'moon-2',
  'botanical-1',
  'waves-1',
  'dunes-1',
  'city-1',
  'paper-1',
  'mountains-2',
  'botanical-3',
] as const;

/** From this many photos on, all are small. */
const manyPhotos = 8;

const samplesOf = ({ tiles }: CollageDesign): readonly string[] =>
  sampleMotifs
    .slice(0, tiles.length)
    .map(
      (name) =>
        sourceAttributes(
          tiles.length < manyPhotos ? 'motif' : 'motif-small',
          `leadimage/${name}/motif.jpg`,
        ).src,
    );

type PricedWork = Extract<CollageWorkData, { readonly kind: 'priced' }>;

const pricedChoice = (
  { block, locale }: ViewProps,
  design: CollageDesign,
  { materials, chosen }: PricedWork,
  { selection, delivery }: CollagesData,
): CollageWorkChoice => {
  const anchors = anchorsOf(block);
  const { material, option } = chosen;
  const at = (change: CollageSelection, anchor: string): string =>
    hrefOf(
      {
        ...selection,
        designId: design.designId,
        materialType: material.materialType,
        format: option.format,
        ...change,
      },
      anchor,
    );
  // Only the chosen price shows what it was before a reduction.
  const currentOf = (price: Price | undefined) =>
    price && { current: shownPriceIn(locale, price).current };
  return {
    kind: 'priced',
    materials: materials.map(({ materialType, formats, start }) => {
      const same = findFormatOption(formats, option.format);
      const isSame = same?.price !== undefined;
      return {
        label: materialLabel(locale, materialType),
        price: currentOf(isSame ? same.price : start.price),
        href: at(
          { materialType, format: isSame ? option.format : start.format },
          anchors.materials,
        ),
        isSelected: materialType === material.materialType,
      };
    }),
    formats: material.formats.map(({ format, price }) => ({
      href: price && at({ format }, anchors.formats),
      isSelected: equalFormats(format, option.format),
      tile: { format, sides: formatSides(locale, format), price: currentOf(price) },
    })),
    unit: lengthUnitName(option.format.unit),
    format: formatWithUnit(locale, option.format),
    smallest: formatWithUnit(locale, smallestPhoto(design, option.format)),
    price: shownPriceIn(locale, option.price),
    shippingFrom: delivery && formatMoney(locale, delivery.shippingFrom),
  };
};

const choiceOf = (props: ViewProps, data: CollagesData): CollageChoiceState => {
  const { shown, work } = data;
  if (shown === undefined) return { kind: 'unavailable' };
  const { design, missing } = shown;
  const sheet: CollageSheet | Format =
    work.kind === 'priced' ? work.chosen.option.format : templateSheet(design);
  return {
    kind: 'shown',
    name: design.name,
    photoCount: design.tiles.length,
    drawing: drawn(design, sheet),
    samples: samplesOf(design),
    missing: missing === undefined ? undefined : String(missing),
    work: work.kind === 'priced' ? pricedChoice(props, design, work, data) : work,
  };
};

/** Without a design that does not exist or a format that is not sold. */
const keptSelection = ({ selection, shown, work }: CollagesData): CollageSelection => ({
  ...selection,
  ...(shown?.missing !== undefined && { designId: undefined }),
  ...(work.kind === 'priced' &&
    !work.chosen.isAsAsked && {
      materialType: work.chosen.material.materialType,
      format: work.chosen.option.format,
    }),
});

const templatesOf = (
  { block }: Pick<ViewProps, 'block'>,
  data: CollagesData,
): CollageTemplatesState => {
  const { shown, templates } = data;
  if (templates === undefined) return { kind: 'unavailable' };
  const selection = keptSelection(data);
  const { templates: anchor } = anchorsOf(block);
  const { tileCount, orientation } = selection;
  return {
    kind: 'shown',
    counts: [undefined, ...templates.tileCounts].map((value) => ({
      value,
      href: hrefOf({ ...selection, tileCount: value }, anchor),
      isSelected: value === tileCount,
    })),
    orientations: [undefined, ...orientations].map((value) => ({
      value,
      href: hrefOf({ ...selection, orientation: value }, anchor),
      isSelected: value === orientation,
    })),
    groups: templates.groups.map(({ designGroupId, name, templates: ofGroup }) => ({
      id: designGroupId,
      name,
      templates: ofGroup.map(({ designId, tileCount: photoCount, orientation: lies, design }) => ({
        id: String(designId),
        // A format of another ratio would not fit; the design brings its own.
        href: hrefOf({ ...selection, designId, format: undefined }, block.id),
        isSelected: designId === shown?.design.designId,
        photoCount,
        orientation: lies,
        drawing: design && drawn(design, templateSheet(design)),
      })),
    })),
    allHref: hrefOf({ ...selection, tileCount: undefined, orientation: undefined }, anchor),
  };
};

const promiseOf = (
  text: Text,
  delivery: CollageDelivery | undefined,
): DeliveryPromise | undefined => {
  const promise = delivery?.promise;
  if (promise === undefined) return undefined;
  const cutOff = text('delivery.cut-off-later', promise.cutOff);
  return { kind: promise.delivery, cutOff, datedCutOff: cutOff, arrival: promise.arrival };
};

/** Data of a block whose loader failed. */
const nothing: CollagesData = {
  selection: {},
  shown: undefined,
  work: { kind: 'unpriced' },
  templates: undefined,
  delivery: undefined,
  designer: undefined,
};

/** The collage of the address with its materials and formats, and all templates. */
export const CollagesView = (props: CollagesViewProps) => {
  const { block, data = nothing, locale, shippingHref: href } = props;
  const text = useText();
  const anchors = anchorsOf(block);
  return (
    <>
      <PageSection headline={block.headline} id={block.id}>
        <CollageChoice
          state={choiceOf(props, data)}
          designer={data.designer}
          locale={locale}
          wish={
            data.designer === undefined
              ? undefined
              : wishFieldsOfHandOff('collage', locale, data.designer)
          }
          startLabel={block.startLabel}
          shippingHref={href}
          delivery={promiseOf(text, data.delivery)}
          anchors={anchors}
        />
      </PageSection>
      <PageSection headline={block.templatesHeadline} id={anchors.templates}>
        <CollageTemplates state={templatesOf(props, data)} />
      </PageSection>
    </>
  );
};

/** Collages as plain HTML, beside the live product of their page or within an A/B block. */
export const CollagesBlockView = ({
  resolveLink,
  ...props
}: LoadedBlockViewProps<CollagesBlock, CollagesData>) => (
  <CollagesView {...props} shippingHref={shippingHref(resolveLink, props.locale)} />
);
