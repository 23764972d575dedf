import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './video.module.css';

type VideoProps = {
  /** Accessible name. */
  readonly title: string;
  readonly text: string;
  readonly src: string;
  readonly poster: string;
  readonly captions?: { readonly src: string; readonly language: string } | undefined;
};

/**
 * A video that plays when a visitor starts it, by the browser's own controls. Where it cannot,
 * `tendVideos` shows the line that says so.
 */
export const Video = ({ title, text, src, poster, captions }: VideoProps) => {
  const message = useText();
  return (
    <figure data-media="video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech needs no captions */}
      <video
        className={styles['video']}
        src={src}
        poster={poster}
        aria-label={title}
        controls
        playsInline
        preload="none"
      >
        {captions && (
          <track
            kind="captions"
            src={captions.src}
            srcLang={captions.language}
            label={message('video.captions')}
            default
          />
        )}
      </video>
      <div data-video-failed="" hidden>
        <Notice isAnnounced>
          <p>{message('video.failed')}</p>
        </Notice>
      </div>
      {text !== '' && <figcaption className={styles['caption']}>{text}</figcaption>}
    </figure>
  );
};
