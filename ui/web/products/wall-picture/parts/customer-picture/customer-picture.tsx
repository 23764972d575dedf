import { useText } from '../../../../../messages/text.tsx';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Picture, type PictureProps } from '../../../../../components/picture/picture.tsx';
import styles from './customer-picture.module.css';

type ShownCustomerPicture = {
  readonly picture: PictureProps;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previousHref: string | undefined;
  readonly nextHref: string | undefined;
};

type CustomerPictureDialogProps = {
  readonly frame: DialogFrame;
  /** On the pictures: `Leinwand`. */
  readonly product: string;
  /** Undefined where nobody has sent a picture yet. */
  readonly shown: ShownCustomerPicture | undefined;
};

type StepProps = {
  readonly icon: 'arrow-left' | 'arrow-right';
  readonly label: string;
  readonly href: string | undefined;
};

/** At an end it leads nowhere, but keeps the focus. */
const Step = ({ icon, label, href }: StepProps) => (
  <a
    className={styles['step']}
    href={href}
    aria-label={label}
    {...(href === undefined && { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
  >
    <Icon name={icon} />
  </a>
);

/** storefront §2, "customer-picture" */
export const CustomerPictureDialog = ({ frame, product, shown }: CustomerPictureDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('customer-picture.title', { product })} width="wide">
      {shown === undefined ? (
        <p>{text('customer-picture.none')}</p>
      ) : (
        <figure className={styles['figure']}>
          <Picture {...shown.picture} isFirst key={shown.picture.src} />
          <figcaption className={styles['caption']}>
            <Step
              icon="arrow-left"
              label={text('customer-picture.previous')}
              href={shown.previousHref}
            />
            <span className={styles['words']} aria-live="polite">
              {shown.picture.alt}{' '}
              <span className={styles['place']}>
                {text('customer-picture.place', { position: shown.position, total: shown.total })}
              </span>
            </span>
            <Step icon="arrow-right" label={text('customer-picture.next')} href={shown.nextHref} />
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
};
