/** The value of a JSON text; undefined for malformed JSON, which no valid text gives. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
