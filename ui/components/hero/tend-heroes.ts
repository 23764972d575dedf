/** Error codes (storefront §8). */
type HeroFailure = 'teaser-hero-image-load-failed' | 'teaser-hero-video-load-failed';

type HeroFailureListener = (failure: HeroFailure, address: string) => void;

/** Visible share of a video from which it plays. */
const shareInView = 0.5;

const tended = new WeakSet<Element>();

/** Failed before anybody listened. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

const tendPicture = (picture: HTMLImageElement, tell: HeroFailureListener): void => {
  const fail = (): void => tell('teaser-hero-image-load-failed', picture.currentSrc);
  if (hasFailed(picture)) fail();
  else picture.addEventListener('error', fail, { once: true });
};

/** False where visitors ask for reduced motion or less data. */
const welcomesVideos = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** Plays while in view, unless a visitor has stopped it. */
const playInView = (video: HTMLVideoElement): void => {
  let isPausedByUs = true;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting === true && isPausedByUs) {
        isPausedByUs = false;
        // A browser may refuse; the controls are there.
        video.play().catch(() => undefined);
      } else if (entry?.isIntersecting === false && !video.paused) {
        isPausedByUs = true;
        video.pause();
      }
    },
    { threshold: shareInView },
  );
  observer.observe(video);
};

/** A playing video can be stopped, and is there for screen readers. */
const showControls = (video: HTMLVideoElement): void => {
  video.controls = true;
  video.removeAttribute('aria-hidden');
};

/** A video that fails leaves its place to its poster. */
const tendVideo = (video: HTMLVideoElement, tell: HeroFailureListener): void => {
  const fail = (): void => {
    video.hidden = true;
    tell('teaser-hero-video-load-failed', video.currentSrc);
  };
  if (video.error !== null) {
    fail();
    return;
  }
  video.addEventListener('error', fail, { once: true });
  video.addEventListener('playing', () => showControls(video), { once: true });
  if (welcomesVideos()) playInView(video);
};

/**
 * Plays the videos of heroes where that is welcome, and reports what fails to load; each hero once.
 */
export const tendHeroes = (root: ParentNode, tell: HeroFailureListener): void => {
  for (const hero of root.querySelectorAll('[data-media=hero]')) {
    if (tended.has(hero)) continue;
    tended.add(hero);
    const picture = hero.querySelector('img');
    const video = hero.querySelector('video');
    if (picture !== null) tendPicture(picture, tell);
    if (video !== null) tendVideo(video, tell);
  }
};
