import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import type { HeaderItemType } from '../../../../../../core/domain/navigation/header.ts';
import type { WallArtGroup } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import { textsByLocale } from '../texts-in.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for the navigation; products, formats and occasions have the core's names. */
export type NavigationTexts = {
  readonly shops: Readonly<Record<Channel, string>>;
  readonly header: Readonly<Record<HeaderItemType, string>>;
  /** The headlines of flyout groups. */
  readonly groups: Readonly<
    Record<'materials' | 'frames' | 'formats' | 'advice' | 'family' | 'festive' | 'photos', string>
  >;
  readonly allWallArt: string;
  readonly productMatrix: string;
  readonly wallArtGroups: Readonly<Record<WallArtGroup, string>>;
  readonly badges: Readonly<Record<'popular' | 'new', string>>;
  /** The items of the cards channel; the occasions below them have the core's names. */
  readonly cards: Readonly<Record<'cards' | 'calendars' | 'photobooks' | 'photoboxes', string>>;
};

/** The texts of a content locale. */
export const navigationTexts: (locale: ContentLocale) => NavigationTexts =
  textsByLocale<NavigationTexts>({ de, en, es, fr, it, nl, markets: { 'en-US': american } });
