import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { ownPictureAccept } from '../../../../../../core/domain/image/own-picture.ts';
import type { OwnPictureState } from '../../../../../../core/domain/image/own-picture-state.ts';
import type { LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import {
  knownThings,
  type KnownThing,
} from '../../../../../../core/domain/preview/known-things.ts';
import {
  wallCorners,
  type HangingError,
  type WallCommand,
  type WallMarks,
} from '../../../../../../core/domain/preview/own-wall.ts';
import { ArrowButtons } from '../../../../../components/button/arrow-buttons.tsx';
import { Button } from '../../../../../components/button/button.tsx';
import { Field } from '../../../../../components/field/field.tsx';
import { Notice } from '../../../../../components/notice/notice.tsx';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { useText } from '../../../../../messages/text.tsx';
import { oneOf } from '../../../../../../core/domain/text/one-of.ts';
import { DimensionField } from '../own-format/dimension-field.tsx';
import { Marking } from './marking.tsx';
import styles from './own-wall.module.css';

/** As typed, in the locale's unit. */
export type TypedSize = { readonly width: string; readonly height: string };

type WallFileProps = { readonly onFile: (file: File) => void };

const FileField = ({
  onFile,
  className,
  children,
  ...native
}: WallFileProps & {
  readonly accept: string;
  readonly capture?: 'environment';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <label className={[styles['file'], className].filter(Boolean).join(' ')}>
    {children}
    <input
      {...native}
      type="file"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file may be chosen again.
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);

type StartProps = WallFileProps & {
  readonly state: Exclude<OwnPictureState, { readonly kind: 'shown' }>;
};

const Start = ({ state, onFile }: StartProps) => {
  const text = useText();
  return (
    <div className={styles['start']}>
      <p>{text('own-wall.intro')}</p>
      <div className={styles['files']}>
        <FileField accept={ownPictureAccept} onFile={onFile}>
          {text('own-wall.choose')}
        </FileField>
        <FileField
          accept="image/*"
          capture="environment"
          className={styles['take']}
          onFile={onFile}
        >
          {text('own-wall.take')}
        </FileField>
      </div>
      <p className={styles['hint']}>{text('own-wall.private')}</p>
      <output>{state.kind === 'reading' && text('own-picture.reading')}</output>
      {state.kind === 'refused' && (
        <Notice tone="error" isAnnounced>
          <p>{text(`own-picture.${state.error}`)}</p>
        </Notice>
      )}
    </div>
  );
};

const isKnownThing = oneOf(knownThings);

type ThingProps = {
  readonly thing: KnownThing;
  readonly typed: TypedSize;
  readonly unit: LengthUnit;
  readonly onThing: (thing: KnownThing) => void;
  readonly onTyped: (typed: TypedSize) => void;
};

const Thing = ({ thing, typed, unit, onThing, onTyped }: ThingProps) => {
  const text = useText();
  const hintId = useId();
  return (
    <div>
      <Field label={text('own-wall.thing')}>
        {(control) => (
          <select
            {...control}
            value={thing}
            onChange={({ currentTarget: { value } }) => {
              if (isKnownThing(value)) onThing(value);
            }}
          >
            {knownThings.map((name) => (
              <option value={name} key={name}>
                {text(`own-wall.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {thing !== 'sheet' && (
        <div className={styles['size']}>
          {(['width', 'height'] as const).map((side) => (
            <DimensionField
              name={side}
              label={text(`own-wall.${side}`)}
              unit={unit}
              value={typed[side]}
              hintId={hintId}
              onChange={(value) => onTyped({ ...typed, [side]: value })}
              onLeave={() => undefined}
              key={side}
            />
          ))}
        </div>
      )}
    </div>
  );
};

type OwnWallProps = Omit<ThingProps, 'onThing' | 'onTyped'> &
  WallFileProps & {
    /** The photo of the wall. */
    readonly state: OwnPictureState;
    readonly marks: WallMarks;
    /** Why the picture cannot hang yet, once all corners are placed. */
    readonly refusal: HangingError['kind'] | 'size-missing' | undefined;
    /** With its unit. */
    readonly format: string;
    readonly onThing: ThingProps['onThing'];
    readonly onTyped: ThingProps['onTyped'];
    readonly onCommand: (command: WallCommand) => void;
    readonly onRemove: () => void;
    /** The photo with the picture; without it corners are marked. */
    readonly children?: ReactNode;
  };

const Words = ({ marks, refusal }: Pick<OwnWallProps, 'marks' | 'refusal'>) => {
  const text = useText();
  if (refusal !== undefined)
    return <span className={styles['refused']}>{text(`own-wall.${refusal}`)}</span>;
  return marks.placed === 4
    ? text('own-wall.marked')
    : text(`own-wall.tap-${wallCorners[marks.selected]}`);
};

type ShownProps = OwnWallProps & { readonly photo: PictureSize };

const Shown = (props: ShownProps) => {
  const { photo, marks, refusal, format, children, onCommand, onFile, onRemove } = props;
  const text = useText();
  const isHung = children !== undefined;
  const { state } = props;
  const other = state.kind === 'shown' ? state.other : undefined;
  return (
    <div className={styles['steps']}>
      {children ?? <Marking photo={photo} marks={marks} onCommand={onCommand} />}
      <p className={styles['words']} aria-live="polite">
        {isHung ? (
          <>
            <strong>{format}</strong> {text('own-wall.hung')}
          </>
        ) : (
          <Words marks={marks} refusal={refusal} />
        )}
      </p>
      <div className={styles['controls']}>
        {!isHung && <Thing {...props} />}
        <ArrowButtons
          labelOf={(way) => text(`own-wall.move-${way}`)}
          onPress={(way) => onCommand({ kind: 'step', way })}
        />
      </div>
      <div className={styles['actions']}>
        {isHung ? (
          <Button tone="secondary" onClick={() => onCommand({ kind: 'mark' })}>
            {text('own-wall.correct')}
          </Button>
        ) : (
          <Button
            isDisabled={marks.placed < 4 || refusal !== undefined}
            onClick={() => onCommand({ kind: 'hang' })}
          >
            {text('own-wall.hang')}
          </Button>
        )}
        <FileField accept={ownPictureAccept} onFile={onFile}>
          {text('own-wall.another')}
        </FileField>
        <Button tone="quiet" onClick={onRemove}>
          {text('own-picture.remove')}
        </Button>
      </div>
      {other?.kind === 'refused' && (
        <Notice tone="error" isAnnounced>
          <p>{text(`own-picture.${other.error}`)}</p>
        </Notice>
      )}
    </div>
  );
};

/** A photo of the shopper's wall: chosen, marked, and with the picture on it. */
export const OwnWall = (props: OwnWallProps) => {
  const { state } = props;
  const own = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  useLayoutEffect(
    function keepFocus() {
      // Another step takes away the control that was pressed.
      if (isChosen.current && document.activeElement === document.body) own.current?.focus();
    },
    [state.kind],
  );
  const noting =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      isChosen.current = true;
      act(...given);
    };
  const [onFile, onRemove] = [noting(props.onFile), noting(props.onRemove)];
  return (
    <div className={styles['own']} ref={own} tabIndex={-1}>
      {state.kind === 'shown' ? (
        <Shown
          {...props}
          onFile={onFile}
          onRemove={onRemove}
          photo={{ src: state.picture.preview.src, ...state.picture.preview.size }}
        />
      ) : (
        <Start state={state} onFile={onFile} />
      )}
    </div>
  );
};
