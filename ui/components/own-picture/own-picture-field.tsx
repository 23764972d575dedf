import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import {
  ownPictureAccept,
  ownPictureAnswerId,
  ownPictureAnswers,
  ownPictureFields,
  pictureUploadPaths,
} from '../../../core/domain/image/own-picture.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './own-picture-field.module.css';

type OwnPictureFormProps = {
  /** The query of the link to the designer, which a form without scripts sends along. */
  readonly handOff: string;
  readonly onFile?: ((file: File) => void) | undefined;
  readonly stage?: OwnPictureState['kind'] | undefined;
  /** One more way to a photo, such as from a phone. */
  readonly way?: ReactNode;
  /** Replaces the field once a picture was chosen. */
  readonly children?: ReactNode;
};

type OwnPictureFieldProps = OwnPictureFormProps & {
  /** What became of a chosen picture, for screen readers. */
  readonly announcement?: string | undefined;
};

const firstOf = (files: FileList | null): File | undefined => files?.[0] ?? undefined;

type EmptyFieldProps = {
  /** Undefined where the form is sent instead. */
  readonly onChoose: ((file: File | undefined) => void) | undefined;
  readonly onTake: (file: File | undefined) => void;
  readonly way: ReactNode;
};

const EmptyField = ({ onChoose, onTake, way }: EmptyFieldProps) => {
  const text = useText();
  return (
    <div className={styles['own']}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are messages */}
      <label className={styles['choose']}>
        <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v14H4zm0 11 4.5-5 4 4.5 2.5-2.5 5 4.5M15.5 9v.5" />
        </svg>
        <span>
          <span className={styles['words']}>
            {text('own-picture.choose')}
            <span className={styles['drop']}>{` ${text('own-picture.drop')}`}</span>
          </span>
          <span className={styles['hint']}>{text('own-picture.private')}</span>
        </span>
        <input
          className={styles['file']}
          type="file"
          name={ownPictureFields.file}
          accept={ownPictureAccept}
          required
          onChange={({ currentTarget }) => onChoose?.(firstOf(currentTarget.files))}
        />
      </label>
      <label className={styles['take']}>
        {text('own-picture.take')}
        <input
          className={styles['file']}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => onTake(firstOf(currentTarget.files))}
        />
      </label>
      {way}
    </div>
  );
};

/**
 * Choosing or removing a picture takes away the control that was pressed. The focus goes to the first
 * one in its place, by way of the form while there is none. Returns what notes a press.
 */
const useKeptFocus = (
  form: RefObject<HTMLFormElement | null>,
  stage: OwnPictureState['kind'],
): (() => void) => {
  const isPressed = useRef(false);
  useLayoutEffect(
    function keepFocus() {
      const { activeElement, body } = document;
      const isNowhere = activeElement === body || activeElement === form.current;
      if (form.current === null || !isPressed.current || !isNowhere) return;
      const control = form.current.querySelector<HTMLElement>(
        'button[type="button"], input[type="file"]',
      );
      (control ?? form.current).focus();
      isPressed.current = control === null;
    },
    [form, stage],
  );
  return () => {
    isPressed.current = true;
  };
};

/** Without its words around it: a page has one, a sheet of states several. */
export const OwnPictureForm = ({
  handOff,
  onFile,
  stage = 'none',
  way,
  children,
}: OwnPictureFormProps) => {
  const text = useText();
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notePress = useKeptFocus(form, stage);
  const take = (file: File | undefined): void => {
    // The same file may be chosen again.
    form.current?.reset();
    if (file === undefined) return;
    notePress();
    onFile?.(file);
  };
  useEffect(function takeEarlyFile() {
    // Files that were chosen before the script ran.
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [];
    if (onFile) take([...fields].map(({ files }) => firstOf(files)).find(Boolean));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only hears of presses; dropping is one way more; the fields inside are for keys
    <form
      ref={form}
      className={styles['field']}
      method="post"
      encType="multipart/form-data"
      action={pictureUploadPaths.form}
      data-over={isOver || undefined}
      tabIndex={-1}
      onClick={notePress}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(firstOf(event.dataTransfer.files));
      }}
    >
      <input type="hidden" name={ownPictureFields.handOff} value={handOff} />
      {children ?? <EmptyField onChoose={onFile && take} onTake={take} way={way} />}
      <div className={styles['send']}>
        <Button type="submit" tone="secondary">
          {text('own-picture.send')}
        </Button>
      </div>
    </form>
  );
};

/**
 * Without scripts it is a form that leads to the designer. All states take the same space, so that
 * nothing below moves.
 */
export const OwnPictureField = ({ announcement, onFile, ...form }: OwnPictureFieldProps) => {
  const text = useText();
  // A picture that the device had kept is not announced.
  const [isNews, setNews] = useState(false);
  return (
    <section
      className={styles['own']}
      id="own-picture"
      aria-labelledby="own-picture-title"
      data-print="none"
    >
      <h2 className={styles['title']} id="own-picture-title">
        {text('own-picture.title')}
      </h2>
      <OwnPictureForm
        {...form}
        onFile={
          onFile &&
          ((file) => {
            setNews(true);
            onFile(file);
          })
        }
      />
      {/* Announced only where it was there before its words. */}
      <VisuallyHidden>
        <output>{isNews && announcement}</output>
      </VisuallyHidden>
      {ownPictureAnswers.map((answer) => (
        <p className={styles['answer']} id={ownPictureAnswerId(answer)} tabIndex={-1} key={answer}>
          {text(`own-picture.${answer}`)}
        </p>
      ))}
    </section>
  );
};
