/** For stories: the colours that may meet, each pair with the contrast that it must have. */
import {
  contrastRatio,
  leastTextContrast,
} from '../../../core/domain/configurator/label-colours.ts';
import type { TokenGroup } from './read-tokens.ts';

/** Of lines and signs that a control is known by (WCAG 2.2, 1.4.11). */
const leastLineContrast = 3;

/** In words for the sheet: what the first colour is on the second. */
type Pair = {
  readonly colour: string;
  readonly ground: string;
  readonly use: string;
  readonly least: number;
};

const grounds = ['--color-surface', '--color-raised', '--color-sunken'] as const;

const onGrounds = (colour: string, use: string, least: number): readonly Pair[] =>
  grounds.map((ground) => ({ colour, ground, use, least }));

const text = (colour: string, ground: string, use: string): Pair => ({
  colour,
  ground,
  use,
  least: leastTextContrast,
});

export const colourPairs: readonly Pair[] = [
  ...onGrounds('--color-ink', 'text', leastTextContrast),
  ...onGrounds('--color-muted', 'text beside the main one', leastTextContrast),
  ...onGrounds('--color-accent', 'a link or a price that asks for a decision', leastTextContrast),
  ...onGrounds('--color-line-strong', 'the outline of a control', leastLineContrast),
  ...onGrounds('--color-focus', 'the ring around what has the focus', leastLineContrast),
  text('--color-on-ink', '--color-ink', 'text on a dark ground'),
  text('--color-on-accent', '--color-accent', 'the primary button'),
  text('--color-on-accent', '--color-accent-strong', 'the primary button under the pointer'),
  text('--color-accent', '--color-accent-soft', 'the secondary button under the pointer'),
  text('--color-ink', '--color-accent-soft', 'text on the soft accent'),
  text('--color-ink', '--color-selection', 'selected text'),
  text('--color-headline-name', '--color-surface', 'a name within a headline'),
  ...['positive', 'warning', 'error'].flatMap((tone) => [
    text(`--color-${tone}`, '--color-raised', `a message of the tone ${tone}`),
    text(`--color-${tone}`, `--color-${tone}-soft`, 'the same on its own ground'),
    text('--color-ink', `--color-${tone}-soft`, 'text on the same ground'),
  ]),
];

const channels = ['poster', 'kartenliebe'] as const;

type Channel = (typeof channels)[number];

export type PairInChannel = Pair & {
  readonly channel: Channel;
  /** From 1 to 21; undefined when a value is not a plain colour. */
  readonly ratio: number | undefined;
};

/** `var(--name)` is followed. */
const valueIn = (
  groups: readonly TokenGroup[],
  channel: Channel,
  name: string,
): string | undefined => {
  const token = groups.flatMap(({ tokens }) => tokens).find((each) => each.name === name);
  const value =
    channel === 'kartenliebe' ? (token?.kartenliebeValue ?? token?.value) : token?.value;
  const other = /^var\((?<name>--[\w-]+)\)$/u.exec(value ?? '')?.[1];
  return other === undefined ? value : valueIn(groups, channel, other);
};

/** All pairs in both channels, with the ratios of the style sheet's own values. */
export const pairsWithRatios = (groups: readonly TokenGroup[]): readonly PairInChannel[] =>
  channels.flatMap((channel) =>
    colourPairs.map((pair) => ({
      ...pair,
      channel,
      ratio: contrastRatio(
        valueIn(groups, channel, pair.colour) ?? '',
        valueIn(groups, channel, pair.ground) ?? '',
      ),
    })),
  );
