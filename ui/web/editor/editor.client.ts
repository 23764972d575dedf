/**
 * The one script in the visual editor: the vendor's bridge, and the edited story in place of the
 * page's HTML. The page runs no other script, so that every part of it changes with the story.
 */
import { connectEditor } from '../../../adapters/storyblok/bridge.client.ts';
import { isRecord } from '../../../core/domain/text/record.ts';
import type { EditorPage } from './editor-page.ts';

type Drawn = { readonly title: string; readonly app: string };

const readPage = (): EditorPage | undefined => {
  const value: unknown = JSON.parse(document.querySelector('#page-data')?.textContent ?? 'null');
  if (!isRecord(value)) return undefined;
  const { origin, transform, relations } = value;
  return typeof transform === 'string' && Array.isArray(relations)
    ? {
        origin: typeof origin === 'string' ? origin : undefined,
        transform,
        relations: relations.map(String),
      }
    : undefined;
};

const readDrawn = (value: unknown): Drawn | undefined => {
  const payload = isRecord(value) ? value['payload'] : undefined;
  if (!isRecord(payload)) return undefined;
  const { title, app } = payload;
  return typeof title === 'string' && typeof app === 'string' ? { title, app } : undefined;
};

const tellExpired = (): void => {
  for (const text of document.querySelectorAll<HTMLElement>('[data-preview-expired]'))
    text.hidden = false;
};

/**
 * Moves each block's mark onto the element with its id, or else onto the next element, which may
 * lie behind the part that the mark closes. The mark of a block that draws nothing is dropped.
 */
const placeMarks = (): void => {
  for (const mark of document.querySelectorAll<HTMLElement>('template[data-blok-c]')) {
    const { blokC = '', blokUid = '', blokFor } = mark.dataset;
    const part = mark.nextElementSibling === null ? mark.parentElement : mark;
    const next = part?.nextElementSibling ?? null;
    const element = blokFor === undefined ? next : document.getElementById(blokFor);
    if (element instanceof HTMLElement && element.localName !== 'template')
      Object.assign(element.dataset, { blokC, blokUid });
    mark.remove();
  }
};

const drawEdited = async ({ transform }: EditorPage, story: unknown): Promise<void> => {
  const address = encodeURIComponent(`${location.pathname}${location.search}`);
  const response = await fetch(`${transform}?address=${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story }),
  });
  if (response.status === 403) tellExpired();
  if (!response.ok) return;
  const drawn = readDrawn(await response.json());
  const app = document.querySelector('#app');
  if (drawn === undefined || app === null) return;
  document.title = drawn.title;
  // The server's own HTML, escaped where it was drawn.
  app.innerHTML = drawn.app;
  placeMarks();
};

/** Stories that come while one is drawn wait; only the last of them is drawn. */
const drawInTurn = (page: EditorPage): ((story: unknown) => void) => {
  let waiting: { readonly story: unknown } | undefined;
  let isDrawing = false;
  const draw = async (): Promise<void> => {
    isDrawing = true;
    while (waiting !== undefined) {
      const { story } = waiting;
      waiting = undefined;
      // Offline for a moment: the page stays, and the next key press tries again.
      await drawEdited(page, story).catch(() => undefined);
    }
    isDrawing = false;
  };
  return (story) => {
    waiting = { story };
    if (!isDrawing) void draw();
  };
};

const start = (): void => {
  placeMarks();
  const page = readPage();
  // Outside of a frame there is no editor to talk to.
  if (page === undefined || window.parent === window) return;
  const { origin = location.origin, relations } = page;
  connectEditor({
    origin,
    relations,
    onInput: drawInTurn(page),
    onSaved: () => location.reload(),
  });
};

start();
