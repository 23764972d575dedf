import { collageEndpoints } from '../../../adapters/http/collage/endpoints.ts';
import type { CollageDesign } from '../../../core/domain/products/collage/collage-design.ts';
import { parseCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import {
  fittingCollageGroups,
  type CollageDesignGroup,
} from '../../../core/domain/products/collage/collage-groups.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { sampleCollageGroups, sampleCollages } from './samples/collage-designs.ts';

type CollageSources = {
  readonly groupsIn: (locale: Locale) => readonly CollageDesignGroup[];
  readonly designs: ReadonlyMap<number, CollageDesign>;
};

const ofThisShop: CollageSources = { groupsIn: sampleCollageGroups, designs: sampleCollages };

/** The routes of collages; those of this shop unless others are given. */
export const collageRoutes = ({ groupsIn, designs }: CollageSources = ofThisShop): Readonly<
  Record<keyof typeof collageEndpoints, Route>
> => ({
  collageGroups: route(
    collageEndpoints.collageGroups,
    async ({ scope: { locale }, query: { tileCount, orientation } }) => {
      const wanted = tileCount === undefined ? undefined : Number(tileCount);
      const wish = { tileCount: wanted, orientation };
      return E.right({ payload: { designGroups: fittingCollageGroups(groupsIn(locale), wish) } });
    },
  ),
  collageGroup: route(
    collageEndpoints.collageGroup,
    async ({ scope: { locale }, query: { designGroupId } }) => {
      const designGroup = groupsIn(locale).find((group) => group.designGroupId === designGroupId);
      return designGroup === undefined
        ? E.left(refusal(404, 'design-unknown', 'designGroupId'))
        : E.right({ payload: { designGroup } });
    },
  ),
  collageData: route(collageEndpoints.collageData, async ({ query: { designId } }) => {
    const id = parseCollageId(designId);
    const design = E.isRight(id) ? designs.get(id.right) : undefined;
    return design === undefined
      ? E.left(refusal(404, 'design-unknown', 'designId'))
      : E.right({ payload: design });
  }),
});
