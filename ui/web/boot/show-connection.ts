import { watchConnection } from '../navigation/connection.ts';

/** The ids of the place of the notice, and of the template with its words. */
export const connectionIds = { place: 'connection', words: 'connection-lost' } as const;

/** Says that something could not be loaded, in words that the document brought along. */
export const showConnection = (): void =>
  watchConnection(({ kind, href }) => {
    const template = document.querySelector<HTMLTemplateElement>(`#${connectionIds.words}`);
    const place = document.querySelector(`#${connectionIds.place} output`);
    const words = template?.content.querySelector('output')?.children ?? [];
    place?.replaceChildren(
      ...(kind === 'lost' ? [...words].map((one) => one.cloneNode(true)) : []),
    );
    const retry = place?.querySelector('a');
    if (href === undefined) retry?.remove();
    else retry?.setAttribute('href', href);
  });
