import styles from './logo.module.css';

export type LogoProps = { readonly name: string; readonly kind: 'frame' | 'script' };

/** The name is text, so that it is read, selected and scaled as such. */
export const Logo = ({ name, kind }: LogoProps) => (
  <span className={styles[kind]}>
    {kind === 'frame' && (
      <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1.5 1.5h21v21h-21zM6 6h12v12H6z" />
      </svg>
    )}
    {name}
  </span>
);
