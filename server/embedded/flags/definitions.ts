/**
 * All off until a percentage is configured; what they change stands in
 * `core/domain/flags/flags.ts`.
 */
import type {
  FlagCondition,
  FlagDefinition,
  FlagPartition,
} from '../../../core/domain/flags/definition.ts';
import { type FlagName, flagNames } from '../../../core/domain/flags/flags.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { FlagPercentages } from './percentages.ts';

interface FlagRow {
  /** Raise it with every change of the row, or running clients miss it. */
  readonly changedOn: `${number}-${number}-${number}`;
  /** Another seed puts other users into the percentage. */
  readonly seed: number;
  /** Where it can be on; none: all. */
  readonly channels: ReadonlyArray<Channel>;
  /** On whatever the percentage: for previews and tests. */
  readonly previewKeys: ReadonlyArray<string>;
}

const rows = {
  product_matrix: { changedOn: '2026-11-20', seed: 1_204_301, channels: [], previewKeys: [] },
  '965_redesign': { changedOn: '2026-11-20', seed: 965_101, channels: [], previewKeys: [] },
  '967_nudging': { changedOn: '2026-11-20', seed: 967_103, channels: [], previewKeys: [] },
  '1031_portrait': { changedOn: '2026-11-20', seed: 1_031_107, channels: [], previewKeys: [] },
  '1409_canvas_redesign': {
    changedOn: '2026-11-20',
    seed: 1_409_109,
    channels: ['poster'],
    previewKeys: [],
  },
  '1785_wall_picture_teaser': {
    changedOn: '2026-11-20',
    seed: 1_785_113,
    channels: ['poster'],
    previewKeys: ['teaser-preview'],
  },
} as const satisfies Readonly<Record<FlagName, FlagRow>>;

const shares = (on: number): ReadonlyArray<FlagPartition> => [
  { treatment: 'on', size: on },
  { treatment: 'off', size: 100 - on },
];

const preview = (keys: ReadonlyArray<string>): FlagCondition => ({
  conditionType: 'WHITELIST',
  label: 'preview keys',
  matcherGroup: {
    combiner: 'AND',
    matchers: [
      {
        matcherType: 'WHITELIST',
        keySelector: null,
        negate: false,
        whitelistMatcherData: { whitelist: keys },
      },
    ],
  },
  partitions: shares(100),
});

const rollout = (channels: ReadonlyArray<Channel>, on: number): FlagCondition => ({
  conditionType: 'ROLLOUT',
  label: channels.length === 0 ? 'percentage of all' : `percentage of ${channels.join(', ')}`,
  matcherGroup: {
    combiner: 'AND',
    matchers: [
      channels.length === 0
        ? { matcherType: 'ALL_KEYS', keySelector: null, negate: false }
        : {
            matcherType: 'WHITELIST',
            keySelector: { trafficType: 'user', attribute: 'channel' },
            negate: false,
            whitelistMatcherData: { whitelist: channels },
          },
    ],
  },
  partitions: shares(on),
});

const definitionOf = (name: FlagName, on: number): FlagDefinition => {
  const { changedOn, seed, channels, previewKeys }: FlagRow = rows[name];
  return {
    name,
    trafficTypeName: 'user',
    status: 'ACTIVE',
    killed: false,
    defaultTreatment: 'off',
    // The percentage is a part of the definition, so of its number.
    changeNumber: Date.parse(changedOn) + on,
    seed,
    trafficAllocation: 100,
    trafficAllocationSeed: seed + 1,
    algo: 2,
    configurations: {},
    sets: [],
    prerequisites: [],
    conditions: [
      ...(previewKeys.length === 0 ? [] : [preview(previewKeys)]),
      rollout(channels, on),
    ],
    impressionsDisabled: false,
  };
};

/** All flags at the configured percentages; equal percentages, equal result. */
export const flagDefinitions = (percentages: FlagPercentages): ReadonlyArray<FlagDefinition> =>
  flagNames.map((name) => definitionOf(name, percentages.get(name) ?? 0));
