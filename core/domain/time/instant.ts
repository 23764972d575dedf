/** Instants as texts: ISO 8601 in Greenwich time, to the second or its thousandth. */

/** Seconds, and thousandths if any, of Greenwich. */
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/u;

/**
 * Reads an instant such as `2026-12-18T13:00:00Z`, in milliseconds since 1970; undefined for any
 * other text. Engines take the 30th of February for the 2nd of March: printing it again shows that.
 */
export const readInstant = (text: string): number | undefined => {
  const instant = instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  const isDate =
    !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text.slice(0, 19));
  return isDate ? instant : undefined;
};
