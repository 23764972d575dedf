import type { ConfigurationFacts } from '../../ui/web/products/wall-picture/configurator-data.ts';

/** What is said of a configuration of which nothing is known but what it is. */
export const bareFacts = (selected: ConfigurationFacts['selected']): ConfigurationFacts => ({
  selected,
  extra: undefined,
  nearest: undefined,
  parts: {
    labels: {},
    families: {},
    tones: {},
    colours: {},
    materialType: 'leinwand',
    looks: { frames: [], options: { frontal: [], corner: [], material: [] } },
    frames: [],
    offer: undefined,
  },
});
