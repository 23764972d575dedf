/**
 * What an element says that gets the focus as soon as its page is there, with scripts and without: the
 * first field of a form that is wrong, or what came of one. Any other page leaves the focus alone.
 */
export const firstFocus = (isFirst: boolean) => (isFirst ? { autoFocus: true } : {});
