/** A frame's edge covers the holes of corners. */
const excluded = /-bohrung-corner-holes$/u;

/** Options of unframed pictures only; the specification does not name them. */
export const frameExcludes = (optionType: string): boolean => excluded.test(optionType);
