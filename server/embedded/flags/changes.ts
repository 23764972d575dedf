import type { CheckedFlagDefinitions } from '../../../core/domain/flags/check-definitions.ts';
import type { FlagDefinition, FlagSegment } from '../../../core/domain/flags/definition.ts';

/** With this number a client has nothing yet. */
const nothingYet = -1;

/**
 * Anything but a number counts as "nothing yet": a 400 would make the client fall back to an older
 * protocol.
 */
export const changeNumberOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : nothingYet;

/** Comma-separated names; absent ones narrow nothing. */
interface FlagFilter {
  readonly sets?: string | undefined;
  readonly names?: string | undefined;
  readonly prefixes?: string | undefined;
}

const words = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? '').split(',').filter((word) => word !== '');

const passes = (flag: FlagDefinition, filter: FlagFilter): boolean => {
  const sets = words(filter.sets);
  if (sets.length > 0) return flag.sets.some((set) => sets.includes(set));
  const names = words(filter.names);
  const prefixes = words(filter.prefixes);
  return (
    (names.length === 0 && prefixes.length === 0) ||
    names.includes(flag.name) ||
    prefixes.some((prefix) => flag.name.startsWith(`${prefix}__`))
  );
};

interface FlagChanges {
  readonly flags: ReadonlyArray<FlagDefinition>;
  readonly since: number;
  readonly till: number;
}

/**
 * Changes after `since`: at first only active flags; later archived ones too, so that a client
 * forgets them. A number above every other comes from another run of the service: it gets all.
 */
export const flagChanges = (
  definitions: CheckedFlagDefinitions,
  since: number,
  filter: FlagFilter,
): FlagChanges => {
  const newest = Math.max(1, ...definitions.map(({ changeNumber }) => changeNumber));
  const isAfter = ({ status, changeNumber }: FlagDefinition): boolean => {
    if (since === nothingYet) return status === 'ACTIVE';
    return since > newest || changeNumber > since;
  };
  return {
    flags: definitions.filter((flag) => passes(flag, filter) && isAfter(flag)),
    since,
    till: Math.max(since, newest),
  };
};

/** The names of a user's segments. */
export const membershipsOf = (segments: ReadonlyArray<FlagSegment>, key: string): unknown => ({
  ms: { k: segments.filter(({ keys }) => keys.includes(key)).map(({ name }) => ({ n: name })) },
  ls: { k: [] },
});

/** A segment that is not defined is empty, so that its flags still evaluate. */
export const segmentChanges = (
  segments: ReadonlyArray<FlagSegment>,
  name: string,
  since: number,
): unknown => {
  const segment = segments.find((candidate) => candidate.name === name);
  const till = segment?.changeNumber ?? 1;
  return {
    name,
    added: since < till ? (segment?.keys ?? []) : [],
    removed: [],
    since,
    till: Math.max(since, till),
  };
};
