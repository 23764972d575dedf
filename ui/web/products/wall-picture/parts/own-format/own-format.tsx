import { useId, useLayoutEffect, useRef, useState } from 'react';

import {
  dimensionTenths,
  limitsInTenths,
  readOwnFormat,
  type FormatLimits,
  type OwnFormatError,
} from '../../../../../../core/domain/format/dimension-input.ts';
import {
  formatTenths,
  printFormat,
  type Format,
} from '../../../../../../core/domain/format/format.ts';
import type { LengthUnit, Locale } from '../../../../../../core/domain/locale/locales.ts';
import { useText, type Text } from '../../../../../messages/text.tsx';
import { Button } from '../../../../../components/button/button.tsx';
import type { HiddenField } from '../../../../../components/choice/choice.tsx';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import { FormatOutline } from '../../../../../components/format-outline/format-outline.tsx';
import { PriceNote, PriceTag, type ShownPrice } from '../../../../../components/price/price.tsx';
import { VisuallyHidden } from '../../../../../components/visually-hidden/visually-hidden.tsx';
import { DimensionField } from './dimension-field.tsx';
import { errorsBySide, type Side, type TypedFormat } from './own-format-errors.ts';
import { useRefusedAttempt } from './use-refused-attempt.ts';
import styles from './own-format.module.css';

type NearestFormat = {
  readonly text: string;
  /** Undefined where it is not worth naming. */
  readonly saving: string | undefined;
  readonly href: string;
};

export type OwnFormatOffer = {
  /** `605x400` */
  readonly value: string;
  readonly price: ShownPrice;
  readonly nearest?: NearestFormat | undefined;
};

type OwnFormatDialogProps = {
  readonly frame: DialogFrame;
  readonly locale: Locale;
  readonly unit: LengthUnit;
  /** Of the chosen material, in millimetres. */
  readonly limits: FormatLimits;
  /** The chosen format, or what was sent without scripts. */
  readonly initial: TypedFormat;
  /** Errors show at once. */
  readonly isSent?: boolean | undefined;
  readonly hiddenFields: readonly HiddenField[];
  /** Shows only while it belongs to the typed format. */
  readonly offer?: OwnFormatOffer | undefined;
  readonly shippingHref: string;
  /** Asks for the offer of a typed format that can be made. */
  readonly onFormat?: ((format: Format) => void) | undefined;
  /** Without it the form is sent. */
  readonly onChoose?: ((format: Format) => void) | undefined;
};

const errorText = (text: Text, locale: Locale, unit: LengthUnit, error: OwnFormatError): string => {
  switch (error.kind) {
    case 'width-missing':
    case 'height-missing':
      return text(`own-format.${error.kind}`);
    case 'outside-limits':
      return text(`own-format.outside-${error.side}`, {
        minimum: formatTenths(locale, error.minimum),
        maximum: formatTenths(locale, error.maximum),
        unit,
      });
  }
};

const limitsText = (text: Text, locale: Locale, unit: LengthUnit, limits: FormatLimits): string => {
  const { shorter, longer } = limitsInTenths(unit, limits);
  return text('own-format.limits', {
    shortest: formatTenths(locale, shorter.minimum),
    shorter: formatTenths(locale, shorter.maximum),
    long: formatTenths(locale, longer.minimum),
    longest: formatTenths(locale, longer.maximum),
    unit,
  });
};

type OfferProps = {
  readonly offer: OwnFormatOffer | undefined;
  readonly shippingHref: string;
};

const Offer = ({ offer, shippingHref }: OfferProps) => {
  const text = useText();
  return (
    <div className={styles['offer']}>
      {offer === undefined && <p className={styles['hint']}>{text('own-format.price-later')}</p>}
      {/* Of all that changes the price alone is announced, in a place that was there before. */}
      <output className={styles['price']}>
        {offer && (
          <>
            {text('own-format.price')} <PriceTag price={offer.price} size="l" />
          </>
        )}
      </output>
      {offer && <PriceNote price={offer.price} shippingHref={shippingHref} />}
      {offer?.nearest && (
        <p className={styles['nearest']}>
          {offer.nearest.saving === undefined
            ? text('own-format.nearest', { format: offer.nearest.text })
            : text('own-format.nearest-saves', {
                format: offer.nearest.text,
                saving: offer.nearest.saving,
              })}{' '}
          <a href={offer.nearest.href}>
            {text('own-format.take-nearest', { format: offer.nearest.text })}
          </a>
        </p>
      )}
    </div>
  );
};

const sides = ['width', 'height'] as const;

const typedInto = (form: HTMLFormElement): TypedFormat => {
  const valueOf = (side: Side): string =>
    form.querySelector<HTMLInputElement>(`input[name="${side}"]`)?.value ?? '';
  return { width: valueOf('width'), height: valueOf('height') };
};

/**
 * A format to measure (storefront §5, "Dimension input"). Errors of a field show when it is left or
 * sent, and go as soon as it is right.
 */
export const OwnFormatDialog = (props: OwnFormatDialogProps) => {
  const { locale, unit, limits, initial, isSent = false } = props;
  const { hiddenFields, offer, shippingHref, onFormat, onChoose } = props;
  const text = useText();
  const hintId = useId();
  const [typed, setTyped] = useState(initial);
  const [left, setLeft] = useState<readonly Side[]>(isSent ? sides : []);
  const result = readOwnFormat(unit, limits, typed);
  const errors = errorsBySide(unit, typed, result);
  const format = result.kind === 'format' ? result.format : undefined;
  const limit = limitsInTenths(unit, limits).longer.maximum;
  const firstWrong = sides.find((side) => errors[side] !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRefusedAttempt(form, isSent && firstWrong !== undefined);

  const take = (next: TypedFormat) => {
    setTyped(next);
    const read = readOwnFormat(unit, limits, next);
    if (read.kind === 'format') onFormat?.(read.format);
  };
  const change = (side: Side, value: string) => take({ ...typed, [side]: value });

  useLayoutEffect(function takeWhatWasTypedEarly() {
    const early = form.current === null ? initial : typedInto(form.current);
    if (sides.some((side) => early[side] !== initial[side])) take(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes to life
  }, []);

  return (
    <Dialog {...props.frame} title={text('own-format.title')} firstFocus="field">
      <form
        ref={form}
        className={styles['form']}
        method="get"
        noValidate
        onSubmit={(event) => {
          setLeft(sides);
          if (format === undefined || onChoose) event.preventDefault();
          if (format === undefined) attempt.refuse(firstWrong);
          else onChoose?.(format);
        }}
      >
        {hiddenFields.map(({ name, value }) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        {attempt.isSaid && firstWrong && errors[firstWrong] && (
          <VisuallyHidden>
            <span role="alert" key={attempt.count}>
              {errorText(text, locale, unit, errors[firstWrong])}
            </span>
          </VisuallyHidden>
        )}
        <p className={styles['hint']}>{text('own-format.text')}</p>
        <div className={styles['measure']}>
          <div className={styles['fields']}>
            {sides.map((side) => {
              const error = left.includes(side) ? errors[side] : undefined;
              return (
                <DimensionField
                  name={side}
                  label={text(`own-format.${side}`)}
                  unit={unit}
                  value={typed[side]}
                  error={error && errorText(text, locale, unit, error)}
                  hintId={hintId}
                  onChange={(value) => change(side, value)}
                  onLeave={() => setLeft([...left, side])}
                  key={side}
                />
              );
            })}
          </div>
          <div className={styles['preview']}>
            <FormatOutline
              format={{
                width: dimensionTenths(unit, typed.width) ?? 0,
                height: dimensionTenths(unit, typed.height) ?? 0,
              }}
              longestSide={limit}
              scale="damped"
            />
          </div>
        </div>
        <p className={styles['hint']} id={hintId}>
          {limitsText(text, locale, unit, limits)}
        </p>
        <Offer
          shippingHref={shippingHref}
          offer={format !== undefined && offer?.value === printFormat(format) ? offer : undefined}
        />
        <Button type="submit" isWide>
          {text('own-format.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
