import { legibleLabelColours } from '../../../core/domain/configurator/label-colours.ts';
import type { NavigationLabel } from '../../../core/domain/navigation/navigation-items.ts';
import { customProperties } from '../custom-properties.ts';
import styles from './badge.module.css';

/**
 * A short mark, such as "new" (supporting §3, "badge" and "label"): in its own colours where they
 * are legible, else in the shop's.
 */
export const Badge = ({ text, ...own }: NavigationLabel) => {
  const colours = legibleLabelColours(own);
  return (
    <span
      className={styles['badge']}
      style={
        colours &&
        customProperties({ '--badge-ground': colours.background, '--badge-text': colours.text })
      }
    >
      {text}
    </span>
  );
};
