/** The library: every design that the shop shows, suite by suite. */
import type { CardDesign, CardStyle } from './card-design.ts';
import { designsOfSuite, type CardSuite } from './suite.ts';
import { floralSuites } from './suites/floral.ts';
import { lineArtSuites } from './suites/line-art.ts';
import { photoSuites } from './suites/photo.ts';
import { playfulSuites } from './suites/playful.ts';
import { foilSuites } from './suites/foil.ts';
import { typographicSuites } from './suites/typographic.ts';

const suites = {
  'line-art': lineArtSuites,
  floral: floralSuites,
  photo: photoSuites,
  typographic: typographicSuites,
  foil: foilSuites,
  playful: playfulSuites,
} as const satisfies Readonly<Record<CardStyle, readonly CardSuite[]>>;

const designsOfStyle = (style: CardStyle): readonly CardDesign[] =>
  suites[style].flatMap((suite) => designsOfSuite(style, suite));

export const cardDesigns: readonly CardDesign[] = [
  ...designsOfStyle('floral'),
  ...designsOfStyle('line-art'),
  ...designsOfStyle('photo'),
  ...designsOfStyle('foil'),
  ...designsOfStyle('typographic'),
  ...designsOfStyle('playful'),
];
