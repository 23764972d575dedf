/**
 * The text that a rule was given; the empty text, which every reader refuses, for anything else.
 * Callers without types (a script, a parsed JSON answer) can hand over whatever they hold; it counts
 * as malformed and never throws (decisions, "Money and formats").
 */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
