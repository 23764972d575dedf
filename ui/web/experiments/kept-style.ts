/**
 * Session storage: looks for the tab's next pages. The document's first script reads it before the
 * first paint (server/pages/document.ts).
 */
export const keptStyleKey = 'experiments';
