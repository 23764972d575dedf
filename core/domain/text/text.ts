/**
 * The given text, else the empty one, which every reader refuses: scripts and parsed JSON may hand
 * over anything (decisions, "Money and formats").
 */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
