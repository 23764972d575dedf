/**
 * Rendered still lifes in which a card stands or lies among the things of its occasion. Each shows
 * cards of one shape.
 */
import type { Foil } from '../../catalogue/card-extras.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import type { CardTheme } from './card-theme.ts';
import type { CardOccasion } from './cards.ts';
import type { CardShape } from './designs/card-design.ts';

/** The shapes of which each occasion's card is rendered. */
export const sceneShapes: readonly CardShape[] = ['portrait', 'square', 'landscape'];

/** `occasion-hochzeit`, of another shape than a portrait `occasion-hochzeit-square`. */
export const sceneName = (occasion: CardOccasion, shape: CardShape): string =>
  shape === 'portrait' ? `occasion-${occasion}` : `occasion-${occasion}-${shape}`;

/** Where a cone of sweets is known, which lies beside cards of a first day at school. */
const localesWithSchoolCones: readonly Locale[] = ['de-DE', 'de-AT'];

/** The occasion among whose things a card is shown: elsewhere balloons stand for a first day at school. */
const occasionShown = (occasion: CardOccasion, locale: Locale): CardOccasion =>
  occasion === 'einschulung' && !localesWithSchoolCones.includes(locale)
    ? 'kindergeburtstag'
    : occasion;

/** The scene that shows a design in a locale; undefined where none has a card of its shape. */
export const stillScene = (
  { occasion, shape }: Pick<CardTheme, 'occasion' | 'shape'>,
  locale: Locale,
): string | undefined =>
  sceneShapes.includes(shape) ? sceneName(occasionShown(occasion, locale), shape) : undefined;

type StillDesign = {
  readonly design: string;
  readonly variant: string;
  readonly foil?: Foil;
};

/** The design that stands for each occasion: its colours are those of the things around it. */
const stillDesigns: Readonly<Record<CardOccasion, StillDesign>> = {
  einschulung: { design: 'abecedario', variant: 'confetti' },
  firmung: { design: 'laurea', variant: 'sand' },
  geburt: { design: 'lapinou', variant: 'peach' },
  geburtstag: { design: 'coriandoli', variant: 'champagne' },
  hochzeit: { design: 'elena', variant: 'sage' },
  kindergeburtstag: { design: 'montgolfier', variant: 'confetti' },
  kommunion: { design: 'lumen', variant: 'champagne' },
  konfirmation: { design: 'ceres', variant: 'olive' },
  ostern: { design: 'salix', variant: 'sand' },
  taufe: { design: 'linnea', variant: 'eucalyptus' },
  trauer: { design: 'memoria', variant: 'ivory' },
  'weihnachten-geschaeftlich': { design: 'stellata', variant: 'ivory' },
  'weihnachten-privat': { design: 'bergen', variant: 'cranberry' },
};

/** Stands for a first day at school where its card shows no cone of sweets, nor is shown beside one. */
const stillAmongBalloons: StillDesign = { design: 'kepler', variant: 'sky' };

/** The picture of an occasion, in the words of a locale: it fills wide and narrow sizes alike. */
export const occasionStill = (occasion: CardOccasion, locale: Locale): ArtworkSource => ({
  kind: 'artwork',
  ...(occasionShown(occasion, locale) === occasion ? stillDesigns[occasion] : stillAmongBalloons),
  locale,
  view: 'occasion',
});
