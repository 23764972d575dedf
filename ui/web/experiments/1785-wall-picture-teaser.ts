import type { Experiment } from './experiment.ts';

/**
 * In cm locales configurators begin with 60 × 45; framed acrylic glass is priced by the service.
 */
export const wallPictureTeaser: Experiment = {
  kind: 'configurator',
  change: async ({ locale }, prices) => {
    const [{ applyWallPictureTeaser, teaserArticle }, { formatUnitOf }] = await Promise.all([
      import('../../../core/domain/configurator/experiment.ts'),
      import('../../../core/domain/locale/locale-units.ts'),
    ]);
    const teaserPrices = await prices.formats(teaserArticle);
    return (configurator) =>
      applyWallPictureTeaser(configurator, formatUnitOf(locale), teaserPrices);
  },
};
