/**
 * Styles of what browsers alone draw, and seldom: a chunk brings them as a text, imported with
 * `?inline` beside the module itself, so that the one sheet of all pages is spared them.
 */
export const adoptStyles = (text: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
};
