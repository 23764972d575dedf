import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import {
  frameLabel,
  framedMaterialLabel,
  materialLabel,
} from '../../../../core/domain/catalogue/labels.ts';
import type {
  OfferedMaterial,
  WallPictureBlock,
} from '../../../../core/domain/content/blocks/calculator.ts';
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import { isMaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import { productAddress } from '../../../../core/domain/routing/configuration-address.ts';
import { acceptedQuery } from '../../../../core/domain/routing/page-query.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { swatchSource } from '../../../../core/domain/image/swatch-source.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { RedirectAnswer } from '../../loaded-page.ts';
import { lastingObject } from '../../../kept-by-inputs.ts';
import { loadConfigurator, type ProductRequest } from '../../configurator/load-configurator.ts';
import { keptByOwner } from '../../shell/kept-by-owner.ts';
import { productHref } from '../../shell/product-href.ts';
import { leadsInCircle, materialPages } from './material-pages.ts';
import type { WallPictureData } from './wall-picture-data.ts';

const valueOf = ({ materialType, frameType }: OfferedMaterial): string =>
  materialValue(materialType, frameType);

/** What the materials are called, each with its frame. */
const namesOf = (locale: Locale, { materials }: WallPictureBlock): WallPictureData['names'] =>
  Object.fromEntries(
    materials.map((material) => {
      const { materialType, frameType } = material;
      return [
        valueOf(material),
        {
          name: materialLabel(locale, materialType),
          detail: frameType === undefined ? undefined : frameLabel(locale, frameType),
          fullName: framedMaterialLabel(locale, materialType, frameType),
        },
      ];
    }),
  );

/** Each material as it looks among the others, in its frame. */
const swatchesOf = ({ materials }: WallPictureBlock): WallPictureData['swatches'] =>
  Object.fromEntries(
    materials.map((material) => [
      valueOf(material),
      {
        swatch: pictureAttributes(
          'swatch',
          swatchSource(material.materialType, material.frameType),
        ),
      },
    ]),
  );

type PageOfBlock = Pick<WallPictureData, 'names' | 'swatches'> & {
  readonly hrefs: ReturnType<typeof materialPages>;
};

/** What is said of a block's materials is the same for every selection. */
const pagesOfBlocks = keptByOwner<WallPictureBlock, PageOfBlock>();

const pageOfBlock = ({
  request,
  decision,
  block,
}: ProductRequest<WallPictureBlock>): PageOfBlock => {
  const { site, locale, platform, canonicalPath } = decision;
  return pagesOfBlocks(block, `${site.host} ${locale} ${platform} ${canonicalPath}`, () => ({
    names: lastingObject(namesOf(locale, block)),
    swatches: lastingObject(swatchesOf(block)),
    hrefs: lastingObject(materialPages(request, decision, block)),
  }));
};

/** The page of a material that this one does not name at all, with what its address says beside it. */
const redirectToMaterial = async ({
  request,
  decision,
  block,
}: ProductRequest<WallPictureBlock>): Promise<RedirectAnswer | undefined> => {
  const { site, locale, platform, canonicalPath } = decision;
  const pairs = acceptedQuery('wall-picture', request.url.search);
  const asked = new Map(pairs);
  const { material } = readSelection(formatUnitOf(locale), (name) => asked.get(name));
  const [materialType = ''] = material?.split('+') ?? [];
  const isNamed = block.materials.some((offered) => offered.materialType === materialType);
  if (isNamed || !isMaterialType(materialType)) return undefined;
  const from = { channel: site.channel, platform };
  const address = productAddress(request.sites, from, materialType, locale, pairs);
  const location = address?.path.startsWith(`${canonicalPath}?`)
    ? undefined
    : await productHref(request, address);
  return location === undefined ? undefined : { kind: 'redirect', location, status: 302 };
};

/** Loads the page of a wall picture; what another page sells is answered with that page. */
export const loadWallPicture = async (
  asked: ProductRequest<WallPictureBlock>,
): Promise<WallPictureData | RedirectAnswer> => {
  const elsewhere = await redirectToMaterial(asked);
  if (elsewhere !== undefined) return elsewhere;
  const { names, swatches, hrefs } = pageOfBlock(asked);
  const loaded = await loadConfigurator(asked, {
    kind: 'wall-picture',
    names,
    swatches,
    pages: {
      hrefs,
      isCircle: (material, href) => leadsInCircle(asked.request, asked.decision, href, material),
    },
  });
  return 'kind' in loaded ? loaded : { ...loaded, product: 'framedMaterial' };
};
