import {
  applyWallPictureTeaser,
  teaserArticle,
} from '../../../core/domain/configurator/experiment.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Experiment } from './experiment.ts';

/** In cm locales configurators begin with 60 × 45; framed acrylic glass is priced by the service. */
export const wallPictureTeaser: Experiment = {
  kind: 'calculator',
  change: async ({ locale }, prices) => {
    const teaserPrices = await prices.formats(teaserArticle);
    return (configurator) =>
      applyWallPictureTeaser(configurator, formatUnitOf(locale), teaserPrices);
  },
};
