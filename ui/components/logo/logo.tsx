import styles from './logo.module.css';

/** A shop's sign, from configuration: its name, and whether a framed picture or a script sets it. */
export type LogoProps = { readonly name: string; readonly kind: 'frame' | 'script' };

/** The shop's sign. The name is text, so that it is read, selected and scaled as such. */
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
