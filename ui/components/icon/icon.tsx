import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** A picture of one idea, in the colour of the text around it. Decorative: the text says it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
);
