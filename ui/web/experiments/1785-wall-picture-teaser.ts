import {
  applyWallPictureTeaser,
  teaserArticle,
} from '../../../core/domain/calculator/experiment.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Experiment } from './experiment.ts';

/** In cm locales calculators begin with 60 × 45; framed acrylic glass is priced by the service. */
export const wallPictureTeaser: Experiment = {
  kind: 'calculator',
  change: async ({ locale }, prices) => {
    const teaserPrices = await prices.formats(teaserArticle);
    return (calculator) => applyWallPictureTeaser(calculator, formatUnitOf(locale), teaserPrices);
  },
};
