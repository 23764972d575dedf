import styles from './askew-picture.module.css';

/** Decorative: a picture that hangs askew and shows a number. */
export const AskewPicture = ({ caption }: { readonly caption: string }) => (
  <svg className={styles['wall']} viewBox="0 0 360 320" aria-hidden="true">
    <rect className={styles['ground']} width="360" height="320" />
    <g transform="rotate(-5 180 52)">
      <rect className={styles['shadow']} x="66" y="112" width="240" height="176" />
      <path className={styles['wire']} d="M92 108 180 52l88 56" />
      <rect className={styles['frame']} x="60" y="104" width="240" height="176" />
      <rect className={styles['mat']} x="70" y="114" width="220" height="156" />
      <rect className={styles['window']} x="106" y="146" width="148" height="92" />
      <text className={styles['number']} x="180" y="210" textAnchor="middle">
        {caption}
      </text>
    </g>
    <circle className={styles['nail']} cx="180" cy="51" r="4" />
  </svg>
);
