/** Hears the address of a video that could not be played. */
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

/** Brings each video to life once; one that cannot be played gets a line that says so. */
export const tendVideos = (root: ParentNode, tell: VideoFailureListener): void => {
  for (const place of root.querySelectorAll('[data-media=video]')) {
    if (tended.has(place)) continue;
    tended.add(place);
    tendVideo(place, tell);
  }
};
