import * as fc from 'fast-check';

import { cardFactsOf } from '../../core/domain/products/card/designs/card-facts.ts';
import { cardDesigns } from '../../core/domain/products/card/designs/designs.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import { foils, type Foil } from '../../core/domain/catalogue/card-extras.ts';
import { usualVariant } from '../../core/domain/artwork/artwork.ts';
import { glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import { frameTypes, materialTypes, matTypes } from '../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../core/domain/catalogue/produced-frame.ts';
import { pictureFormats } from '../../core/domain/image/formats.ts';
import { shownGlass, shownMat } from '../../core/domain/image/framed-look.ts';
import type { MediaPath } from '../../core/domain/image/image.ts';
import { isPresetName, presetOf, imagePresets } from '../../core/domain/image/presets.ts';
import {
  artworkViews,
  lastSeed,
  pictureMotifs,
  objectLimits,
  pictureRooms,
  closeLayers,
  closeViews,
  roomLayers,
  pictureStills,
  pictureViews,
  wallViews,
} from '../../core/domain/image/sources.ts';
import { offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import { hangingViews } from '../../core/domain/image/hangings.ts';
import { shownOptionsOf } from '../../core/domain/image/shown-options.ts';
import type {
  AssetSource,
  DrawnSource,
  ArtworkView,
  ObjectSource,
  PictureSource,
} from '../../core/domain/image/sources.ts';

import {
  cardEnvelopeColours,
  cardPapers,
  cardPunchings,
  type CardSheet,
} from '../../core/domain/products/card/card-materials.ts';
import {
  printCardPicture,
  type CardPicture,
} from '../../core/domain/products/card/card-picture.ts';
import { cardEnvelopeForms } from '../../core/domain/products/card/cards.ts';
import { soldCardExtras } from '../../core/domain/products/card/tables/sold-extras.ts';
import { photobookLooks } from '../../core/domain/products/photobook/designs/looks.ts';
import {
  photobookPictureOf,
  photobookSpreads,
  photobookViews,
} from '../../core/domain/products/photobook/photobook-picture.ts';
import {
  photobookTypeTable,
  type PhotobookTypeRow,
} from '../../core/domain/products/photobook/photobook-table.ts';
import {
  photobookRefinements,
  photobookTypes,
} from '../../core/domain/products/photobook/photobooks.ts';

const ending = fc.constantFrom({}, { ending: 'png' } as const);

const subject = fc.record({
  motif: fc.constantFrom(...pictureMotifs),
  seed: fc.integer({ min: 1, max: lastSeed }),
});

/** A size in millimetres within the limits, of any allowed ratio. */
export const anyObjectSize = fc
  .integer({ min: objectLimits.shortest, max: objectLimits.longest })
  .chain((short) =>
    fc.record({
      short: fc.constant(short),
      long: fc.integer({
        min: short,
        max: Math.min(objectLimits.longest, short * objectLimits.ratio),
      }),
      upright: fc.boolean(),
    }),
  )
  .map(({ short, long, upright }) =>
    upright ? { width: short, height: long } : { width: long, height: short },
  );

type Shown = Pick<
  ObjectSource,
  'view' | 'material' | 'frame' | 'producedFrame' | 'mat' | 'glass' | 'options'
>;

/** A mat and a glass that a view shows in a frame; absent where the view shows neither, or those that the frame has anyway. */
const framePartsIn = (
  view: ObjectSource['view'],
  frame: ObjectSource['frame'],
): fc.Arbitrary<Pick<ObjectSource, 'mat' | 'glass'>> =>
  frame === undefined
    ? fc.constant({})
    : fc
        .record({
          matType: fc.constantFrom(...matTypes),
          size: fc.constantFrom(...offeredMatSizes),
          glass: fc.constantFrom(undefined, ...glassTypes),
        })
        .map(({ matType, size, glass }) => {
          const matSize = matType === 'mat-none' ? 0 : size;
          const mat = shownMat(view, frame, { matType, matSize });
          const shown = shownGlass(view, frame, glass);
          return { ...(mat && { mat }), ...(shown && { glass: shown }) };
        });

/** A material, a frame or none, and options that the view shows; absent where there are none. */
const anySurface: fc.Arbitrary<Shown> = fc
  .record({
    view: fc.constantFrom(...pictureViews, ...wallViews),
    material: fc.constantFrom(...materialTypes),
    framed: fc.oneof(
      fc.constant({}),
      fc.constantFrom(...frameTypes).map((frame) => ({ frame })),
      fc
        .constantFrom(...producedFrames)
        .filter(
          ({ frameType, producedFrame }) => producedFrame !== defaultProducedFrameOf(frameType),
        )
        .map(({ frameType: frame, producedFrame }) => ({ frame, producedFrame })),
    ),
  })
  .chain(({ view, material, framed }) => {
    const { frame }: Pick<Shown, 'frame'> = framed;
    return fc
      .tuple(fc.subarray([...shownOptionsOf(view, material, frame)]), framePartsIn(view, frame))
      .map(([options, parts]) => ({
        view,
        material,
        ...framed,
        ...parts,
        ...(options.length > 0 && { options }),
      }));
  });

const objectSource = fc
  .tuple(subject, anySurface, anyObjectSize, ending)
  .map((parts): DrawnSource => ({
    kind: 'object',
    ...parts[0],
    ...parts[1],
    ...parts[2],
    ...parts[3],
  }));

export const anyCardPicture: fc.Arbitrary<CardPicture> = fc.record({
  isFlat: fc.boolean(),
  punching: fc.constantFrom(undefined, ...cardPunchings),
  isRaised: fc.boolean(),
  paper: fc.constantFrom(...cardPapers),
  envelope: fc.option(
    fc.record({
      form: fc.constantFrom(...cardEnvelopeForms),
      colour: fc.constantFrom(...cardEnvelopeColours),
    }),
    { nil: undefined },
  ),
  extras: fc
    .subarray([...soldCardExtras])
    .map((extras) => extras.filter(({ kind }, index) => extras[index - 1]?.kind !== kind)),
});

/** What there is of a design: of one leaf nothing inside, and light turns for foil alone. */
const viewFor = (view: ArtworkView, sheet: CardSheet, foil: Foil | undefined): ArtworkView => {
  if (sheet === 'flat' && (view === 'inside' || view === 'open')) return 'back';
  if (view === 'spine') return 'laid';
  if (foil !== undefined) return view;
  if (view === 'laid-turned') return 'laid';
  return view === 'close-turned' ? 'close' : view;
};

/** A view of a design that the library has. */
const artworkSource: fc.Arbitrary<DrawnSource> = fc
  .tuple(
    fc.constantFrom(...cardDesigns),
    fc.nat(),
    fc.constantFrom(undefined, ...foils),
    anyCardPicture,
    fc.constantFrom(...locales),
    fc.constantFrom(...artworkViews),
    ending,
  )
  .map(([design, colour, foil, picture, locale, view, end]) => {
    const isFlat = design.sheet === 'folded' && picture.isFlat;
    const sheet = isFlat ? 'flat' : design.sheet;
    const punching = sheet === 'flat' ? picture.punching : undefined;
    const isRaised = picture.isRaised && cardFactsOf(design).layers.includes('relief');
    const options = printCardPicture({ ...picture, isFlat, punching, isRaised });
    return {
      kind: 'artwork' as const,
      design: design.id,
      variant: design.palettes[colour % (design.palettes.length + 1)] ?? usualVariant,
      ...(foil && { foil }),
      ...(options.length > 0 && { options }),
      locale,
      view: viewFor(view, sheet, foil),
      ...end,
    };
  });

const photobookSource: fc.Arbitrary<DrawnSource> = fc
  .tuple(
    fc.constantFrom(...photobookLooks),
    fc.constantFrom(...photobookTypes),
    fc.nat(),
    fc.constantFrom(...photobookViews),
    fc.constantFrom(...photobookSpreads),
    fc.constantFrom(undefined, ...photobookRefinements),
    fc.constantFrom(...locales),
  )
  .map(([look, type, nth, view, spread, refinement, locale]) => {
    const one = <A>([first, ...others]: readonly [A, ...A[]]): A =>
      others[(nth % (others.length + 1)) - 1] ?? first;
    const { papers, formats, pages }: PhotobookTypeRow = photobookTypeTable[type];
    return photobookPictureOf(
      {
        designGroupSetId: look.id,
        type,
        paper: one(papers),
        format: one(formats),
        pageCount:
          pages.minimum + (nth % ((pages.maximum - pages.minimum) / pages.step)) * pages.step,
        refinement,
      },
      locale,
      view,
      spread,
    );
  });

/** Any source that the media service can draw. */
export const anyDrawnSource: fc.Arbitrary<DrawnSource> = fc.oneof(
  artworkSource,
  photobookSource,
  fc
    .tuple(fc.constantFrom(...cardPapers), ending)
    .map(([paper, end]) => ({ kind: 'paper' as const, paper, ...end })),
  fc.tuple(subject, ending).map((parts) => ({ kind: 'motif' as const, ...parts[0], ...parts[1] })),
  fc
    .tuple(
      fc.record({
        still: fc.constantFrom(...pictureStills),
        seed: fc.integer({ min: 1, max: lastSeed }),
      }),
      ending,
    )
    .map(([parts, end]) => ({ kind: 'still' as const, ...parts, ...end })),
  fc
    .tuple(
      fc.constantFrom(...pictureRooms),
      fc.constantFrom({}, ...roomLayers.map((layer) => ({ layer }))),
      ending,
    )
    .map(([room, layer, end]) => ({ kind: 'room' as const, room, ...layer, ...end })),
  objectSource,
  anySurface.chain((surface) => {
    const { view, mat: _mat, glass: _glass, ...shown } = surface;
    const close = closeViews.find((one) => one === view);
    return close === undefined
      ? fc.constant<DrawnSource>({
          kind: 'layer',
          view: 'corner',
          layer: 'plate',
          material: 'poster',
        })
      : fc.tuple(fc.constantFrom(...closeLayers), ending).map(([layer, end]): DrawnSource => ({
          kind: 'layer',
          view: close,
          layer,
          ...shown,
          ...end,
        }));
  }),
  fc
    .tuple(fc.constantFrom(...materialTypes), ending)
    .map(([material, end]) => ({ kind: 'material' as const, material, ...end })),
  fc
    .tuple(fc.constantFrom(...hangingViews), ending)
    .map(([view, end]) => ({ kind: 'hanging' as const, view, ...end })),
);

/** Any picture that an editor may have uploaded. */
export const anyAsset: fc.Arbitrary<AssetSource> = fc.record({
  kind: fc.constant('asset'),
  space: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(String),
  width: fc.integer({ min: 1, max: 65_535 }),
  height: fc.integer({ min: 1, max: 65_535 }),
  hash: fc.stringMatching(/^[a-z\d]{1,64}$/u),
  file: fc
    .tuple(
      fc.stringMatching(/^[\w-]{1,40}(?:\.[\w-]{1,20}){0,2}$/u),
      fc.constantFrom('jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'JPG'),
    )
    .map((parts) => parts.join('.')),
});

/** Any source that the media service has. */
export const anySource: fc.Arbitrary<PictureSource> = fc.oneof(
  { weight: 6, arbitrary: anyDrawnSource },
  { weight: 1, arbitrary: anyAsset },
);

/** Any preset. */
export const anyPreset = fc.constantFrom(...Object.keys(imagePresets).filter(isPresetName));

const anyPathOf = (source: fc.Arbitrary<PictureSource>): fc.Arbitrary<MediaPath> =>
  anyPreset.chain((preset) =>
    fc.record({
      preset: fc.constant(preset),
      density: fc.constantFrom(...presetOf(preset).densities),
      format: fc.constantFrom(...pictureFormats),
      source,
    }),
  );

/** Any media path that is allowed. */
export const anyMediaPath = anyPathOf(anySource);

/** Any media path whose every word is of a closed list: names of designs have a form alone. */
export const anyDrawnPath = anyPathOf(anyDrawnSource.filter(({ kind }) => kind !== 'artwork'));
