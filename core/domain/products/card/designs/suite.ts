import type { CardDesign, CardPiece, CardShape } from './card-design.ts';

/** What belongs together: one idea on the card and on each further piece. */
export type CardSuite = Omit<CardDesign, 'id' | 'piece' | 'style'> & {
  /** The pieces beside the card. */
  readonly pieces: readonly Exclude<CardPiece, 'card'>[];
};

/** The shape of each further piece. */
const pieceShapes = {
  menu: 'long',
  'place-card': 'name',
  'thank-you': 'small',
} as const satisfies Readonly<Record<Exclude<CardPiece, 'card'>, CardShape>>;

/** `Élise & Co` becomes `elise-co`: what stands in addresses. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** The designs of a suite, its card first. */
export const designsOfSuite = (
  style: CardDesign['style'],
  { pieces, ...card }: CardSuite,
): readonly CardDesign[] => {
  const id = slugOf(card.name);
  return [
    { ...card, id, piece: 'card', style },
    ...pieces.map((piece): CardDesign => ({
      ...card,
      id: `${id}-${piece}`,
      piece,
      style,
      layout: piece,
      shape: pieceShapes[piece],
      sheet: 'flat',
    })),
  ];
};
