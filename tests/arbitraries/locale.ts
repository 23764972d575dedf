import fc from 'fast-check';

import { channels, type Channel, type Platform } from '../../core/domain/locale/channel.ts';
import {
  languages,
  locales,
  markets,
  type Language,
  type Locale,
  type Market,
} from '../../core/domain/locale/locales.ts';

export const anyLocale: fc.Arbitrary<Locale> = fc.constantFrom(...locales);
export const anyLanguage: fc.Arbitrary<Language> = fc.constantFrom(...languages);
export const anyMarket: fc.Arbitrary<Market> = fc.constantFrom(...markets);
export const anyChannel: fc.Arbitrary<Channel> = fc.constantFrom(...channels);
export const anyPlatform: fc.Arbitrary<Platform> = fc.constantFrom('web', 'desktop');
