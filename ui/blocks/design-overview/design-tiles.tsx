import { fluidAttributes } from '../../../core/domain/image/attributes.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { customProperties } from '../../components/custom-properties.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { WishButton, type KeepWish } from '../../components/wish-button/wish-button.tsx';
import styles from './overview.module.css';
import type { DesignTile } from './shown-overview.ts';

/** Two beside each other on a phone; elsewhere about as wide as the columns are at least. */
const tileSizes = '(width < 640px) calc(50vw - 1.5rem), 20rem';

type DesignTilesProps = {
  readonly tiles: readonly DesignTile[];
  readonly locale: Locale;
  readonly keep?: KeepWish | undefined;
};

/** The whole tile leads to the design's page; the heart is its own. */
export const DesignTiles = ({ tiles, locale, keep }: DesignTilesProps) => (
  <ul role="list" className={styles['tiles']}>
    {tiles.map(
      ({ id, name, href, words, price, variant, isFoiled, swatches, colours, article }) => (
        <li key={id}>
          <article className={styles['tile']}>
            <Picture
              {...fluidAttributes(
                'design',
                printSource({
                  kind: 'artwork',
                  design: id,
                  variant,
                  foil: isFoiled ? 'gold' : undefined,
                  locale,
                  view: 'laid',
                }),
                tileSizes,
              )}
              alt=""
            />
            <h3>
              <a href={href}>
                <em>{name}</em>
              </a>
            </h3>
            <p>
              {words}
              {price && (
                <>
                  <br />
                  {price}
                </>
              )}
            </p>
            <p className={styles['swatches']}>
              {swatches.map((swatch) => (
                <i style={customProperties({ '--swatch': swatch })} key={swatch} />
              ))}
              <VisuallyHidden>{colours}</VisuallyHidden>
            </p>
            {article && (
              <div className={styles['wish']}>
                <WishButton locale={locale} article={article} name={name} keep={keep} />
              </div>
            )}
          </article>
        </li>
      ),
    )}
  </ul>
);
