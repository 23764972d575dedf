import type { DragEvent, SubmitEvent } from 'react';

import { fileSizeText } from '../../../core/domain/content/file-size.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import {
  readToolboxWish,
  toolboxDownloadHref,
  toolboxFields,
  toolboxWishes,
  type ToolboxOutcome,
  type ToolboxStep,
  type ToolboxWish,
} from '../../../core/domain/toolbox/toolbox-step.ts';
import {
  toolboxMediaTypes,
  toolboxToolTable,
  type ToolboxFileType,
} from '../../../core/domain/toolbox/toolbox-table.ts';
import { Button } from '../../components/button/button.tsx';
import { Downloads } from '../../components/downloads/downloads.tsx';
import { Field } from '../../components/field/field.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { useLive } from '../../components/use-live.ts';
import { useText } from '../../messages/text.tsx';
import styles from './toolbox.module.css';

/** On its way: `share` of it is sent, 0 to 1; undefined while it is worked on. */
type WorkingFile = {
  readonly kind: 'working';
  readonly name: string;
  readonly byteCount: number;
  readonly share: number | undefined;
};

/** `before` is the address of the picture as it was brought, where the browser has it. */
export type ShownOutcome = (ToolboxOutcome | WorkingFile) & { readonly before?: string };

export type ToolboxSectionProps = {
  readonly headline: string;
  readonly step: ToolboxStep;
  readonly locale: Locale;
  /** Instead of those of the step. */
  readonly outcomes?: readonly ShownOutcome[];
  /** Where scripts run; else the form is sent to its page. */
  readonly onFiles?: (files: readonly File[], wish: ToolboxWish) => void;
};

const names: Readonly<Record<ToolboxFileType, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
  tiff: 'TIFF',
  gif: 'GIF',
  pdf: 'PDF',
};

/** Without HEIC: an iPhone then turns a photo that is chosen into JPEG by itself. */
const accept = [...toolboxToolTable['convert-file'].from, ...toolboxToolTable['convert-pdf'].from]
  .map((type) => toolboxMediaTypes[type])
  .join();

/** A field without a file gives one without a name. */
const isChosen = (value: FormDataEntryValue): value is File =>
  value instanceof File && value.name !== '';

const bytesOfKilobyte = 1000;

const Outcome = ({
  outcome,
  locale,
}: {
  readonly outcome: ShownOutcome;
  readonly locale: Locale;
}) => {
  const text = useText();
  const sizeOf = (byteCount: number): string =>
    fileSizeText(locale, Math.max(1, Math.round(byteCount / bytesOfKilobyte)));
  const { name, byteCount, before } = outcome;
  const brought = `${name}, ${sizeOf(byteCount)}`;
  switch (outcome.kind) {
    case 'working':
      return (
        <label>
          {brought}
          <progress className={styles['progress']} value={outcome.share} />
        </label>
      );
    case 'refused':
      return (
        <Notice tone="error">
          <p>{brought}</p>
          <p>{text(`toolbox.error.${outcome.problem}`)}</p>
        </Notice>
      );
    case 'already-small':
      return (
        <Notice tone="positive">
          <p>{brought}</p>
          <p>{text('toolbox.already-small')}</p>
        </Notice>
      );
    case 'made':
      return (
        <>
          <div className={styles['pair']}>
            <figure>
              {before !== undefined && <img className={styles['look']} src={before} alt="" />}
              <figcaption>
                {text('toolbox.before')}: {brought}
              </figcaption>
            </figure>
            {outcome.results.map((result) => (
              <figure key={result.id}>
                <img
                  className={styles['look']}
                  src={toolboxDownloadHref(result)}
                  alt=""
                  loading="lazy"
                />
                <figcaption>
                  {text('toolbox.after')}: {result.name}, {sizeOf(result.byteCount)}
                </figcaption>
              </figure>
            ))}
          </div>
          <Downloads
            files={outcome.results.map((result) => ({
              text: result.name,
              href: toolboxDownloadHref(result),
              about: `${names[result.type]}, ${sizeOf(result.byteCount)}`,
            }))}
          />
        </>
      );
  }
};

/** The same with scripts and without. */
export const ToolboxSection = ({
  headline,
  step,
  locale,
  outcomes = step.outcomes,
  onFiles,
}: ToolboxSectionProps) => {
  const text = useText();
  const isLive = useLive() && onFiles !== undefined;
  const take = (form: HTMLFormElement, given: readonly File[]): void =>
    onFiles?.(given, readToolboxWish(new FormData(form).get(toolboxFields.wish)));
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll(toolboxFields.file);
    take(event.currentTarget, chosen.filter(isChosen));
  };
  const drop = (event: DragEvent<HTMLFormElement>): void => {
    event.preventDefault();
    take(event.currentTarget, [...event.dataTransfer.files]);
  };
  return (
    <PageSection headline={headline} width="text">
      <div className={styles['form']}>
        <form
          className={styles['form']}
          method="post"
          action="#"
          encType="multipart/form-data"
          {...(onFiles && {
            onSubmit: send,
            onDrop: drop,
            onDragOver: (event: DragEvent) => event.preventDefault(),
          })}
        >
          {step.problem !== undefined && (
            <Notice tone="error" isAnnounced>
              <p>{text(`toolbox.${step.problem}`)}</p>
            </Notice>
          )}
          <Field label={text('toolbox.files')}>
            {(control) => (
              <input
                {...control}
                type="file"
                name={toolboxFields.file}
                accept={accept}
                multiple
                required
              />
            )}
          </Field>
          {isLive && <p>{text('toolbox.drop')}</p>}
          <Field label={text('toolbox.wish')}>
            {(control) => (
              <select {...control} name={toolboxFields.wish} defaultValue={step.wish}>
                {toolboxWishes.map((wish) => (
                  <option value={wish} key={wish}>
                    {wish === 'smaller' ? text('toolbox.smaller') : names[wish]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div>
            <Button type="submit">{text('toolbox.start')}</Button>
          </div>
        </form>
        <div aria-live="polite" className={styles['form']}>
          {outcomes.length > 0 && (
            <>
              <h3>{text('toolbox.results')}</h3>
              <p>{text('toolbox.kept')}</p>
              {outcomes.map((outcome, index) => (
                // Two files may have one name, and none is moved.
                // oxlint-disable-next-line react/no-array-index-key
                <Outcome outcome={outcome} locale={locale} key={index} />
              ))}
            </>
          )}
        </div>
      </div>
    </PageSection>
  );
};
