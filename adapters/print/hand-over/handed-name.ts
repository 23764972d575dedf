/** Whether a name stays below its folder: no dots at the start of a part. */
export const isHandedName = (name: string): boolean =>
  /^(?:\w[\w-]{0,63}\/){0,2}\w[\w.-]{0,63}$/u.test(name);
