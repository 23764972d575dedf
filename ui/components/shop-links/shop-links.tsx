import { contrastRatio } from '../../../core/domain/configurator/label-colours.ts';
import { useText } from '../../messages/text.tsx';
import { customProperties } from '../custom-properties.ts';
import { isIconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link, type TextLink } from '../link/link.tsx';
import styles from './shop-links.module.css';

/** Colour and icon name are as editors wrote them (supporting §3, "Shop"). */
export type ShopLink = TextLink & {
  readonly color: string;
  readonly icon: string;
  readonly isCurrent: boolean;
};

/** WCAG 2.2, 1.4.11 */
const leastSignContrast = 3;

/** Undefined where the colour does not stand out against a light ground. */
const signColour = (color: string) =>
  (contrastRatio(color, '#ffffff') ?? 0) < leastSignContrast
    ? undefined
    : customProperties({ '--shop-colour': color });

export const ShopLinks = ({ shops }: { readonly shops: readonly ShopLink[] }) => {
  const text = useText();
  return (
    shops.length > 0 && (
      <ul role="list" className={styles['shops']} aria-label={text('shop-links.name')}>
        {shops.map(({ text: name, color, icon, isCurrent, ...target }) => (
          <li key={target.href}>
            <Link {...target} className={styles['shop']} isCurrent={isCurrent && 'within'}>
              {isIconName(icon) && (
                <span className={styles['sign']} style={signColour(color)}>
                  <Icon name={icon} />
                </span>
              )}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
};
