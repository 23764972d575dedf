/** Whether a column of UUIDs can be asked for a text: the engine fails at any other. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);
