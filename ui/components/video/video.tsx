import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './video.module.css';

type VideoProps = {
  readonly title: string;
  readonly text: string;
  readonly src: string;
  readonly poster: string;
  readonly captions?: { readonly src: string; readonly language: string } | undefined;
};

/** Uses the browser's own controls; `tendVideos` shows the line about a failure. */
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
