import styles from './dialog-links.module.css';

type DialogLinksProps = {
  readonly links: readonly (readonly [name: string, text: string, href: string])[];
};

export const DialogLinks = ({ links }: DialogLinksProps) => (
  <div className={styles['links']} data-print="none">
    {links.map(([name, text, href]) => (
      <a href={href} data-opens={name} key={name}>
        {text}
      </a>
    ))}
  </div>
);
