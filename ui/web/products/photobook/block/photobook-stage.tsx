import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import {
  photobookPictureOf,
  photobookSpreads,
} from '../../../../../core/domain/products/photobook/photobook-picture.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './photobook.module.css';

type PhotobookStageProps = {
  readonly photobook: Parameters<typeof photobookPictureOf>[0];
  /** "Echtfotobuch Fjord" */
  readonly name: string;
  readonly locale: Locale;
};

/** The laid, and below it the spreads. */
export const PhotobookStage = ({ photobook, name, locale }: PhotobookStageProps) => {
  const text = useText();
  const laid = printSource(photobookPictureOf(photobook, locale, 'laid'));
  return (
    <div className={styles['stage']}>
      <Picture
        {...sourceAttributes('detail', laid)}
        phone={sourceAttributes('detail-small', laid)}
        alt={text('photobook.picture', { name })}
        isFirst
      />
      {photobookSpreads.map((spread) => (
        <Picture
          {...sourceAttributes(
            'detail-small',
            printSource(photobookPictureOf(photobook, locale, 'inside', spread)),
          )}
          alt={text('photobook.picture-spread', { name, spread: String(spread) })}
          sizes="(width <= 767px) 30vw, 15vw"
          key={spread}
        />
      ))}
    </div>
  );
};
