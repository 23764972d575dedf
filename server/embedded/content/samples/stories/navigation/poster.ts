/** The navigation of the wall-art channel. */
import { frameLabel, materialLabel } from '../../../../../../core/domain/catalogue/labels.ts';
import {
  materialTypes,
  type FrameType,
  type MaterialType,
} from '../../../../../../core/domain/catalogue/materials.ts';
import { formatText } from '../../../../../../core/domain/format/convert-format.ts';
import { printSource } from '../../../../../../core/domain/image/sources.ts';
import { localeTable, type LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
  NavigationPicture,
} from '../../../../../../core/domain/navigation/navigation-items.ts';
import {
  defaultWallArtProducts,
  wallArtGroups,
  type WallArtGroup,
} from '../../../../../../core/domain/navigation/wall-art-products.ts';
import type { Navigation } from '../../../../../../core/domain/navigation/navigation.ts';
import { groupPages, materialPages } from '../material-pages.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, nameOf, pageOf, pathOf, type Site } from '../site.ts';
import { alone, setText } from '../typography.ts';
import type { NavigationTexts } from './texts.ts';

/** Width and height of a format. */
type Sides = readonly [width: number, height: number];

/** What is shown of a material: in which frame, with which picture, in which millimetres. */
type ShownObject = {
  readonly frame?: FrameType;
  readonly seed?: number;
  readonly sides?: Sides;
};

/** The formats that are asked for most, in tenths of the unit. */
const popularSides = {
  cm: [
    [300, 200],
    [600, 400],
    [900, 600],
    [400, 400],
  ],
  in: [
    [120, 80],
    [240, 160],
    [300, 200],
    [160, 160],
  ],
} as const satisfies Record<LengthUnit, readonly Sides[]>;

/** The pages that help to choose. */
const rooms = [
  'living-room',
  'nursery',
  'office',
  'gifts',
  'print-photos',
] as const satisfies readonly PageKey[];

/** Frames of the page of framed prints. */
const offeredFrames = ['holzrahmen', 'alurahmen', 'kunststoffrahmen', 'fotorahmen'] as const;

const swatch = (material: MaterialType): NavigationPicture => ({
  filename: printSource({ kind: 'material', material }),
  alt: '',
});

/** A format of no item's own: what shows the material or the frame. */
const usualSides: Sides = [600, 400];

const object = (
  material: MaterialType,
  { frame, seed = 1, sides: [width, height] = usualSides }: ShownObject = {},
): NavigationPicture => ({
  filename: printSource({
    kind: 'object',
    motif: 'mountains',
    seed,
    view: 'perspective',
    material,
    frame,
    width,
    height,
  }),
  alt: '',
});

const pagePicture = (site: Site, key: PageKey): NavigationPicture | undefined => {
  const picture = pageOf(site, key).tile(site.locale)?.picture;
  return picture && { filename: picture.source, alt: '' };
};

/** An item that leads to a page, with what the page says of itself. */
const pageItem = (site: Site, key: PageKey): FlyoutItem => ({
  link: { url: pathOf(site, key) },
  title: nameOf(site, key),
  linkedPage: {
    title: pageOf(site, key).head(site.locale).title,
    picture: pagePicture(site, key),
  },
});

const materialItem = (site: Site, material: MaterialType): FlyoutItem => ({
  ...pageItem(site, materialPages[material]),
  asset: swatch(material),
});

const materialsGroup = (site: Site, texts: NavigationTexts): FlyoutGroup => ({
  flyoutGroupIdentifier: 'materials',
  flyoutGroupTitle: texts.groups.materials,
  flyoutGroupItems: defaultWallArtProducts.bestseller.map((material) =>
    materialItem(site, material),
  ),
  type: 'circle',
});

/** The materials of a group below the way to the group's page. */
const wallArtGroup = (site: Site, texts: NavigationTexts, group: WallArtGroup): FlyoutGroup => ({
  flyoutGroupIdentifier: group,
  flyoutGroupItems: [
    {
      link: { url: pathOf(site, groupPages[group]) },
      title: texts.wallArtGroups[group],
      isHeadlineItem: true,
    },
    ...defaultWallArtProducts[group].map((material) => materialItem(site, material)),
  ],
  type: 'circle',
});

const frameItem = (site: Site, frame: (typeof offeredFrames)[number]): FlyoutItem => ({
  link: { url: `${pathOf(site, 'photo-frame')}?frameType=${frame}` },
  title: alone(site.locale, frameLabel(site.locale, frame)),
  linkOnlyImage: object('poster', { frame }),
});

const framesGroup = (site: Site, texts: NavigationTexts): FlyoutGroup => ({
  flyoutGroupIdentifier: 'frames',
  flyoutGroupTitle: texts.groups.frames,
  flyoutGroupItems: offeredFrames.map((frame) => frameItem(site, frame)),
  badge: texts.badges.new,
  type: 'square-image',
});

/** Motifs of two neighbours differ; the format is seen in its own ratio. */
const formatItem = (
  site: Site,
  material: MaterialType,
  [width, height]: Sides,
  index: number,
): FlyoutItem => {
  const { lengthUnit: unit } = localeTable[site.locale];
  return {
    link: {
      url: `${pathOf(site, materialPages[material])}?materialType=${material}&formatType=${width}x${height}`,
    },
    title: setText(site.locale, formatText(site.locale, { width, height, unit })),
    linkOnlyImage: object(material, { seed: index + 1, sides: [width, height] }),
  };
};

const formatsGroup = (site: Site, texts: NavigationTexts, material: MaterialType): FlyoutGroup => ({
  flyoutGroupIdentifier: `formats-${material}`,
  flyoutGroupTitle: texts.groups.formats,
  flyoutGroupItems: popularSides[localeTable[site.locale].lengthUnit].map((sides, index) =>
    formatItem(site, material, sides, index),
  ),
  type: 'square',
});

const adviceGroup = (site: Site, texts: NavigationTexts): FlyoutGroup => ({
  flyoutGroupIdentifier: 'advice',
  flyoutGroupItems: [],
  flyoutGroupItemsCustom: [
    {
      ...pageItem(site, 'contact'),
      title: texts.groups.advice,
      typeOverride: 'square',
      isHeadlineItem: true,
      subFlyoutGroups: [
        {
          flyoutGroupIdentifier: 'advice-pages',
          flyoutGroupItems: [
            ...rooms.map((page) => pageItem(site, page)),
            pageItem(site, 'photo-guide'),
          ],
          type: 'square',
        },
      ],
    },
  ],
});

/** What is made in designers, from the shopper's own photos. */
const photosItem = (site: Site, texts: NavigationTexts): MainNavigationItem => ({
  navigationType: 'photos',
  text: texts.groups.photos,
  link: { url: pathOf(site, 'photo-prints') },
  flyoutGroups: [
    {
      flyoutGroupIdentifier: 'photos',
      flyoutGroupTitle: texts.groups.photos,
      flyoutGroupItems: (['photo-prints', 'photo-box', 'photo-calendar', 'collage'] as const).map(
        (page) => pageItem(site, page),
      ),
      type: 'square-image',
    },
  ],
});

/** Without a type of its own: the strip of its formats would push its page's picture down. */
const materialPageItem = (
  site: Site,
  texts: NavigationTexts,
  material: MaterialType,
): MainNavigationItem => {
  const key = materialPages[material];
  return {
    text: nameOf(site, key),
    link: { url: pathOf(site, key) },
    flyoutGroups: [formatsGroup(site, texts, material)],
  };
};

/** The main items of the wall-art channel. */
export const posterItems = (site: Site, texts: NavigationTexts): readonly MainNavigationItem[] => [
  {
    navigationType: 'wall-art',
    text: nameOf(site, 'wall-art'),
    link: { url: pathOf(site, 'wall-art') },
    flyoutGroups: [
      ...wallArtGroups.map((group) => wallArtGroup(site, texts, group)),
      framesGroup(site, texts),
    ],
  },
  ...defaultWallArtProducts.bestseller.map((material) => materialPageItem(site, texts, material)),
  {
    navigationType: 'photo-frame',
    text: nameOf(site, 'photo-frame'),
    link: { url: pathOf(site, 'photo-frame') },
    flyoutGroups: [framesGroup(site, texts)],
  },
  photosItem(site, texts),
  {
    text: texts.groups.advice,
    link: { url: pathOf(site, 'contact') },
    flyoutGroups: [adviceGroup(site, texts)],
    isOnlyInBurgerNavigation: true,
  },
  {
    navigationType: 'home',
    text: texts.groups.materials,
    link: { url: pathOf(site, 'wall-art') },
    flyoutGroups: [materialsGroup(site, texts)],
    subNaviOnly: true,
  },
];

/** What the burger of the wall-art channel has beside the main items. */
export const posterNavigation = (
  site: Site,
  texts: NavigationTexts,
): Pick<Navigation, 'wallArt' | 'burgerItems'> => ({
  burgerItems: [
    {
      id: 'burgerItems/0',
      text: nameOf(site, 'photo-frame'),
      url: pathOf(site, 'photo-frame'),
      navigationType: 'photo-frame',
      badge: texts.badges.new,
      subItems: [],
    },
  ],
  wallArt: {
    text: nameOf(site, 'wall-art'),
    navigationType: 'wall-art',
    all: { text: texts.allWallArt, url: pathOf(site, 'wall-art') },
    groups: {
      bestseller: { title: texts.wallArtGroups.bestseller, badge: texts.badges.popular },
      premium: {
        title: texts.wallArtGroups.premium,
        products: (['gallerybond', 'hahnemuehle', 'echtglas'] as const).map((material, index) => ({
          text: materialLabel(site.locale, material),
          url: pathOf(site, materialPages[material]),
          ...(index === 0 && {
            label: { text: texts.badges.new, backgroundColor: '#f8e6df', textColor: '#962c12' },
          }),
        })),
      },
      'additional-products': { title: texts.wallArtGroups['additional-products'] },
    },
    materials: Object.fromEntries(
      materialTypes.map((material) => [
        material,
        { text: materialLabel(site.locale, material), url: pathOf(site, materialPages[material]) },
      ]),
    ),
    productMatrix: linkTo(site, 'comparison', texts.productMatrix),
  },
});
