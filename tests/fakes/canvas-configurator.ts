import type { ConfiguratorBlock } from '../../core/domain/products/wall-picture/configurator-block.ts';

/** The choices of a product page that begins with canvas and leads to acrylic glass in its box. */
export const canvasConfigurator: ConfiguratorBlock = {
  kind: 'wall-picture',
  id: 'c',
  headline: 'Foto auf Leinwand',
  startLabel: 'Jetzt gestalten',
  product: 'framedMaterial',
  materials: [
    { materialType: 'leinwand', frameType: undefined },
    { materialType: 'acrylglas', frameType: 'artbox' },
  ],
  labels: [],
  motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Berge' },
};
