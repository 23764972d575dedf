import styles from './dialog-links.module.css';

type DialogLinksProps = {
  /** The names of the dialogs with the words and the addresses of their links, in order. */
  readonly links: readonly (readonly [name: string, text: string, href: string])[];
};

/** Links that open dialogs: more of what is shown above them. */
export const DialogLinks = ({ links }: DialogLinksProps) => (
  <div className={styles['links']} data-print="none">
    {links.map(([name, text, href]) => (
      <a href={href} data-opens={name} key={name}>
        {text}
      </a>
    ))}
  </div>
);
