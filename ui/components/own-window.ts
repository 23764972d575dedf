/**
 * For stories: an example in a window of its own on the page of documentation. Dialogs, what is
 * fixed to the window and what depends on its width need it; all others stand in the page.
 */
export const ownWindow = { docs: { story: { inline: false, height: '420px' } } } as const;
