import { localeTable, type Language } from '../../../core/domain/locale/locales.ts';
import type { Experiment } from './experiment.ts';

const mostChosen = {
  de: 'Meistgewählt',
  en: 'Most chosen',
  es: 'Más elegido',
  fr: 'Le plus choisi',
  it: 'Più scelto',
  nl: 'Meest gekozen',
} as const satisfies Readonly<Record<Language, string>>;

/** A "most chosen" hint beside one option. It takes no room, so it may come late. */
export const nudging: Experiment = {
  kind: 'configurator',
  change: async ({ locale }) => {
    const { withNudge } = await import('../../../core/domain/configurator/format-order.ts');
    const text = mostChosen[localeTable[locale].language];
    return (configurator) => withNudge(configurator, text);
  },
};
