import type { ReactElement } from 'react';

import {
  largestMagnification,
  zoomBySteps,
} from '../../../../../../core/domain/image/magnifier.ts';
import type { HungPrint } from '../../../../../../core/domain/image/hung-print.ts';
import type { CloseView } from '../../../../../../core/domain/image/sources.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import { useText } from '../../../../../messages/text.tsx';
import { ToolButton } from '../../../../../components/button/tool-button.tsx';
import { customProperties } from '../../../../../components/custom-properties.ts';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Picture, type PictureSize } from '../../../../../components/picture/picture.tsx';
import { useLive } from '../../../../../components/use-live.ts';
import { WallPicture } from '../../../../../components/wall-picture/wall-picture.tsx';
import { useMagnifier } from './use-magnifier.ts';
import styles from './image-magnify.module.css';

export type MagnifiedView = {
  readonly name: 'product' | CloseView;
  readonly picture: PictureSize;
  readonly alternative: string;
  readonly drawn?:
    | {
        readonly object: HungPrint;
        readonly crop: CropShares | undefined;
        readonly closeUp: (view: CloseView, alternative: string) => ReactElement;
      }
    | undefined;
  readonly href: string;
};

type ImageMagnifyDialogProps = {
  readonly frame: DialogFrame;
  readonly views: readonly [MagnifiedView, ...MagnifiedView[]];
  readonly shown: MagnifiedView['name'];
};

/** Width to height. */
const stageRatio = 816 / 668;

const Magnifier = ({ name, picture, alternative, drawn }: MagnifiedView) => {
  const text = useText();
  const isLive = useLive();
  const { stage, sight, apply, listeners } = useMagnifier(
    drawn ? stageRatio : picture.width / picture.height,
  );
  const { scale, x, y } = sight;
  const alt =
    name === 'product' ? alternative : text(`image-magnify.${name}-seen`, { name: alternative });
  return (
    <>
      <div
        ref={stage}
        className={styles['stage']}
        // Screen readers hand arrow keys on to it.
        role="application"
        aria-label={text('image-magnify.stage')}
        aria-roledescription={text('image-magnify.magnifier')}
        data-zoomed={scale > 1}
        data-drawn={drawn && ''}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what it shows
        tabIndex={0}
        {...listeners}
      >
        <div
          className={styles['picture']}
          style={customProperties({ '--scale': scale, '--x': `${x}px`, '--y': `${y}px` })}
        >
          {drawn === undefined && <Picture {...picture} alt={alt} isFirst />}
          {drawn &&
            (name === 'product' ? (
              <WallPicture
                object={drawn.object}
                motif={{ ...picture, alt, isFirst: true }}
                crop={drawn.crop}
              />
            ) : (
              drawn.closeUp(name, alt)
            ))}
        </div>
      </div>
      <div className={styles['tools']}>
        {isLive ? (
          <>
            <ToolButton
              label={text('image-magnify.smaller')}
              isOff={scale <= 1}
              onPress={() => apply(zoomBySteps(-1))}
            >
              <Icon name="minus" />
            </ToolButton>
            <output className={styles['scale']}>
              {text('image-magnify.scale', { percent: Math.round(scale * 100) })}
            </output>
            <ToolButton
              label={text('image-magnify.larger')}
              isOff={scale >= largestMagnification}
              onPress={() => apply(zoomBySteps(1))}
            >
              <Icon name="plus" />
            </ToolButton>
            <ToolButton isOff={scale <= 1} onPress={() => apply({ kind: 'whole' })}>
              {text('image-magnify.whole')}
            </ToolButton>
          </>
        ) : (
          <a href={picture.src}>{text('image-magnify.file')}</a>
        )}
      </div>
    </>
  );
};

/**
 * Pictures from close (storefront §2, "image-magnify"), by pointer, wheel, touch, keys and buttons;
 * without scripts a link to the file.
 */
export const ImageMagnifyDialog = ({ frame, views, shown }: ImageMagnifyDialogProps) => {
  const text = useText();
  const view = views.find(({ name }) => name === shown) ?? views[0];
  return (
    <Dialog {...frame} title={text('image-magnify.title')} width="wide">
      <div className={styles['body']}>
        <Magnifier {...view} key={view.name} />
        <nav className={styles['views']} aria-label={text('image-magnify.views')}>
          {views.map(({ name, href }) => (
            <a href={href} aria-current={name === view.name ? 'true' : undefined} key={name}>
              {text(`image-magnify.${name}`)}
            </a>
          ))}
        </nav>
      </div>
    </Dialog>
  );
};
