/** ISO 8601, extended format, to the second or its thousandth. */
import { textOf } from '../text/text.ts';

const instantPattern =
  /^(?<wall>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?<fraction>\.\d{1,3})?(?:Z|(?<sign>[+-])(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d))$/u;

const minute = 60_000;

/**
 * Reads `2026-12-18T13:00:00Z` or `2026-11-02T09:00:00+01:00` as milliseconds since 1970; no offset
 * without its colon or beyond ±23:59. Engines take the 30th of February for the 2nd of March:
 * printing it again shows that.
 */
export const readInstant = (text: string): number | undefined => {
  const groups = instantPattern.exec(textOf(text))?.groups;
  if (groups === undefined) return undefined;
  const { wall = '', fraction = '', sign, hours, minutes } = groups;
  const instant = Date.parse(`${wall}${fraction}Z`);
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(wall)) return undefined;
  const offset = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * minute;
  return sign === '-' ? instant + offset : instant - offset;
};
