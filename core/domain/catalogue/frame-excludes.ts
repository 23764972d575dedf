/** What a picture cannot have inside a frame: the holes of its corners lie under the frame's edge. */
const excluded = /-bohrung-corner-holes$/u;

/** Whether an option goes with pictures without a frame alone; which are so is ours. */
export const frameExcludes = (optionType: string): boolean => excluded.test(optionType);
