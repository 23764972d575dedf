/** The holes of corners lie under a frame's edge, so a frame excludes them. */
const excluded = /-bohrung-corner-holes$/u;

/** True for an option of unframed pictures only; the specification does not name them. */
export const frameExcludes = (optionType: string): boolean => excluded.test(optionType);
