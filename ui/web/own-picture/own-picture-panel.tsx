import { useState } from 'react';

import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { wrapShares } from '../../../core/domain/image/picture-crop.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { dialogMessages } from '../../components/dialog/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { BlurryDialog } from '../../components/own-picture/blurry-dialog.tsx';
import frameText from '../../components/own-picture/crop-frame.module.css?inline';
import { CropDialog } from '../../components/own-picture/crop-dialog.tsx';
import { HandOverDialog } from '../../components/own-picture/hand-over-dialog.tsx';
import { ownPictureMessages } from '../../components/own-picture/messages.ts';
import dialogText from '../../components/own-picture/own-picture-dialogs.module.css?inline';
import { OwnPictureRow } from '../../components/own-picture/own-picture-row.tsx';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { useShell } from '../islands/use-shell.ts';
import { lookOf, sharpFormat } from './own-picture-look.ts';
import type { OwnPicturePanelProps } from './own-picture-tools.ts';

adoptStyles(frameText + dialogText);

const tables = [ownPictureMessages, dialogMessages, buttonMessages, noticeMessages] as const;

type ShownProps = Omit<OwnPicturePanelProps, 'state'> & {
  readonly state: Extract<OwnPictureState, { readonly kind: 'shown' }>;
};

const Shown = ({ state, tools, article, format, href, formats, onFormat }: ShownProps) => {
  const { channel, locale } = useShell();
  const [isCropping, setCropping] = useState(false);
  const look = lookOf(state, article, format, locale);
  const { frame, remove, cancel, handOver } = tools;
  const { picture, framing } = state;
  const verdict = look?.verdictOf(format);
  const sharp = look && sharpFormat(look, format, formats);
  const send = (): void => {
    if (look) handOver({ href, crop: look.crop, scope: { channel, locale } });
  };
  return (
    <>
      <OwnPictureRow
        kind="shown"
        picture={picture}
        verdict={verdict}
        other={state.other}
        onCrop={() => setCropping(true)}
        onRemove={remove}
      />
      {look && (
        <>
          <CropDialog
            isOpen={isCropping}
            onClose={() => setCropping(false)}
            src={picture.preview.src}
            size={picture.size}
            crop={look.crop}
            zoom={framing.zoom}
            wrap={wrapShares({ format, wrap: look.wrap })}
            verdict={verdict}
            onFrame={frame}
          />
          <HandOverDialog handOver={state.handOver} onCancel={cancel} onAgain={send} />
          <BlurryDialog
            isOpen={state.handOver.kind === 'asking'}
            sharp={sharp && formatWithUnit(locale, sharp)}
            onSharp={() => {
              cancel();
              if (sharp) onFormat(sharp);
            }}
            onGo={send}
            onClose={cancel}
          />
        </>
      )}
    </>
  );
};

/** The shopper's own picture in the field's place, with its dialogs; it brings its own words. */
export const OwnPicturePanel = ({ state, ...place }: OwnPicturePanelProps) => {
  const { locale } = useShell();
  const [messages] = useState(() => plainMessages(locale, tables));
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {state.kind === 'shown' ? (
        <Shown state={state} {...place} />
      ) : (
        <OwnPictureRow {...state} onRemove={place.tools.remove} />
      )}
    </MessagesProvider>
  );
};
