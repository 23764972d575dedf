import { materialValue } from '../../../../core/domain/calculator/calculator.ts';
import {
  frameLabel,
  framedMaterialLabel,
  materialLabel,
} from '../../../../core/domain/catalogue/labels.ts';
import type {
  OfferedMaterial,
  WallPictureBlock,
} from '../../../../core/domain/content/blocks/calculator.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { RedirectAnswer } from '../../loaded-page.ts';
import { resolveLink } from '../../shell/resolve-link.ts';
import { siteLinks } from '../../shell/site-links.ts';
import { loadCalculator, type ProductRequest } from '../calculator/load-calculator.ts';
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

/** The addresses of the pages that sell the other materials. */
const pagesOf = ({
  request,
  decision: { canonicalPath },
  block: { materials },
}: ProductRequest<WallPictureBlock>): WallPictureData['pages'] => {
  const links = siteLinks(request, canonicalPath);
  return Object.fromEntries(
    materials.flatMap((material) => {
      const href = material.page && resolveLink(links, material.page.url)?.href;
      return href === undefined || href === canonicalPath ? [] : [[valueOf(material), href]];
    }),
  );
};

/** Loads the page of a wall picture; what another page sells is answered with that page. */
export const loadWallPicture = async (
  asked: ProductRequest<WallPictureBlock>,
): Promise<WallPictureData | RedirectAnswer> => {
  const loaded = await loadCalculator(asked, {
    kind: 'wall-picture',
    names: namesOf(asked.decision.locale, asked.block),
    pages: pagesOf(asked),
  });
  return 'kind' in loaded ? loaded : { ...loaded, product: 'framedMaterial' };
};
