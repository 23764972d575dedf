/** What a text of JSON says; undefined where it is not JSON, which no such text says. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
