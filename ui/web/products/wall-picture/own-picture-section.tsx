import { useEffect } from 'react';

import { visibleFormats } from '../../../../core/domain/configurator/configurator.ts';
import { equalFormats, type Format } from '../../../../core/domain/format/format.ts';
import { turnFormat } from '../../../../core/domain/format/turn-format.ts';
import type { ImageSize } from '../../../../core/domain/image/image-size.ts';
import type { WrappedObject } from '../../../../core/domain/image/picture-crop.ts';
import { OwnPictureField } from '../../../components/own-picture/own-picture-field.tsx';
import type { PictureConfiguration } from './use-picture-configuration.ts';
import { useHandOff } from './use-hand-off.ts';
import { useShell } from '../../islands/use-shell.ts';
import { PhoneWay } from '../../own-picture/phone-way.tsx';
import {
  chooseOwnPicture,
  receiveOwnPicture,
  showKeptPicture,
  type OwnPictureSnapshot,
} from '../../own-picture/own-picture-store.ts';

type OwnPictureSectionProps = {
  readonly own: OwnPictureSnapshot;
  readonly configuration: PictureConfiguration;
  readonly article: WrappedObject;
  /** The address of the designer. */
  readonly base: string;
};

const soldFormats = ({ configurator, state }: PictureConfiguration): readonly Format[] =>
  visibleFormats(configurator, state).flatMap(({ format, price }) => (price ? format : []));

/** Chooses the format that a picture fills, where it stands the other way than the chosen one. */
const turnTo = (configuration: PictureConfiguration, size: ImageSize): void => {
  const { state, apply } = configuration;
  const format = turnFormat(state.format);
  const isListed = soldFormats(configuration).some((one) => equalFormats(one, format));
  const isTurned = (state.format.width - state.format.height) * (size.width - size.height) < 0;
  if (isTurned && isListed) apply({ kind: 'select-format', format });
};

/** A shopper's own picture on a product page. */
export const OwnPictureSection = ({
  own,
  configuration,
  article,
  base,
}: OwnPictureSectionProps) => {
  const { state, tools, formats } = own;
  const { material: value, format } = configuration.state;
  const href = useHandOff(configuration, base);
  const { channel, locale } = useShell();
  useEffect(function askForTurnedFormats() {
    if (state.kind !== 'shown') return;
    // With those of the frames around it: each says what it costs in the format that the photo fills.
    for (const option of configuration.configurator.options)
      if (option.materialType === article.materialType)
        tools?.askFormats(
          option.value,
          { materialType: option.materialType, frameType: option.context.frameType },
          { channel, locale },
        );
    const size = formats.has(value) ? tools?.takeNew() : undefined;
    if (size !== undefined) turnTo(configuration, size);
  });
  useEffect(showKeptPicture, []);
  useEffect(function dropNowhereElse() {
    // A photo that misses the field must not take the page's place.
    const keep = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
  const onFile = (file: File): void => void chooseOwnPicture(file).catch(() => undefined);
  return (
    <OwnPictureField
      handOff={href.split('?')[1] ?? ''}
      onFile={onFile}
      stage={state.kind}
      way={
        <PhoneWay
          onPhoto={(sent) =>
            void receiveOwnPicture(sent, { channel, locale }).catch(() => undefined)
          }
        />
      }
      announcement={tools?.announcementOf(state, locale)}
    >
      {tools && state.kind !== 'none' ? (
        <tools.Panel
          state={state}
          tools={tools}
          article={article}
          format={format}
          href={href}
          formats={soldFormats(configuration)}
          onFormat={(other) => configuration.apply({ kind: 'select-format', format: other })}
        />
      ) : undefined}
    </OwnPictureField>
  );
};
