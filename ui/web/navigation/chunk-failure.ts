/** For script chunks that do not come. */
import { connectionBack, connectionLost } from './connection.ts';
import { reloadOnce } from './reload.ts';

const askServer = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  } finally {
    asking = undefined;
  }
};

let asking: Promise<boolean> | undefined;

/** Chunks that are lost together ask once. */
const isReachable = (): Promise<boolean> => (asking ??= askServer());

let loads = 0;
let isLeft = false;
const noteLeaving = (): void => {
  isLeft = true;
};

/**
 * Notes whether the page is left while a chunk loads: Firefox then drops what is on its way. Nobody
 * listens afterwards, since that may cost the page its place in the back/forward cache.
 */
export const notingLeaving = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  if (loads === 0) isLeft = false;
  loads += 1;
  window.addEventListener('beforeunload', noteLeaving);
  try {
    return await load();
  } finally {
    loads -= 1;
    if (loads === 0) window.removeEventListener('beforeunload', noteLeaving);
  }
};

/** As long as the next page may take; a page that is still there then was not left. */
const leavingMilliseconds = 30_000;

/** The page may be left since before the chunk was asked for; nothing tells a script that comes then. */
const doubtMilliseconds = 1_000;

/**
 * A chunk that the server no longer has belongs to an older build: the page is reloaded, unless it
 * is being left, which a reload would undo. Settles when it is worth asking again.
 */
export const recoverChunk = async (): Promise<void> => {
  const wait = isLeft ? leavingMilliseconds : doubtMilliseconds;
  await new Promise((resolve) => setTimeout(resolve, wait));
  const isGone = await isReachable();
  if (!isGone || !reloadOnce('chunk-load-failed', () => location.reload())) connectionLost();
  await connectionBack();
};
