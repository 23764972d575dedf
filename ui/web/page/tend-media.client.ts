/** A chunk that a page with a hero or a video loads: what plays is tended, and failures are told. */
import { tendHeroes } from '../../components/hero/tend-heroes.ts';
import { tendVideos } from '../../components/video/tend-videos.ts';
import { report } from '../recording/logs.ts';

/** Tends the heroes and videos that stand in the document, each once: they go with their page. */
export const tendMedia = (): void => {
  tendHeroes(document, (failure, source) => report(failure, { source }));
  tendVideos(document, (source) => report('video-load-failed', { source }));
};
