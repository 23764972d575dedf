/** Shows a line under the poster of a video that cannot be played. */

/** Hears of a video that could not be played, with its address. */
type VideoFailureListener = (address: string) => void;

const tended = new WeakSet<Element>();

const tendVideo = (place: Element, tell: VideoFailureListener): void => {
  const video = place.querySelector('video');
  const line = place.querySelector<HTMLElement>('[data-video-failed]');
  if (video === null || line === null) return;
  const fail = (): void => {
    tell(video.currentSrc);
    line.hidden = false;
    // Without a source the poster stands there again, in place of the browser's own error.
    video.controls = false;
    video.removeAttribute('src');
    video.load();
  };
  if (video.error !== null) fail();
  else video.addEventListener('error', fail, { once: true });
};

/** Brings the videos of a document to life, each once. */
export const tendVideos = (root: ParentNode, tell: VideoFailureListener): void => {
  for (const place of root.querySelectorAll('[data-media=video]')) {
    if (tended.has(place)) continue;
    tended.add(place);
    tendVideo(place, tell);
  }
};
