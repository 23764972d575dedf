/** Loaded by pages with a hero or a video. */
import { tendHeroes } from '../../components/hero/tend-heroes.ts';
import { tendVideos } from '../../components/video/tend-videos.ts';
import { report } from '../log/logs.ts';

/** Each is tended once; listeners go with its page. */
export const tendMedia = (): void => {
  tendHeroes(document, (failure, source) => report(failure, { source }));
  tendVideos(document, (source) => report('video-load-failed', { source }));
};
