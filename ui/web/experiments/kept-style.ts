/**
 * The key of session storage under which looks are kept for the tab's next pages. The document's first
 * script reads it before anything is painted (server/pages/document.ts).
 */
export const keptStyleKey = 'experiments';
