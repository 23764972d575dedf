import type { ReactNode } from 'react';

import { cartPath } from '../../../core/domain/cart/cart-forms.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import { ArticleForm } from '../../components/article-list/article-list.tsx';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Picture, type PictureProps } from '../../components/picture/picture.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import {
  BesideRoom,
  Room,
  RoomCaption,
  RoomChoices,
} from '../../components/room-choices/room-choices.tsx';
import { Table } from '../../components/table/table.tsx';
import { NearerRoom, WallPicture } from '../../components/wall-picture/wall-picture.tsx';
import { useText } from '../../messages/text.tsx';
import type { HungPicture, ShownPictureSet } from './shown-set.ts';

/** The shopper's photo, in the motif's place. */
type OwnMotif = { readonly motif: PictureProps; readonly crop: CropShares };

type PictureSetsSectionProps = ShownPictureSet & {
  readonly ownOf?: ((picture: HungPicture, index: number) => OwnMotif | undefined) | undefined;
  /** The field for photos, which needs scripts. */
  readonly children?: ReactNode;
};

type HungProps = Pick<PictureSetsSectionProps, 'ownOf'> & {
  readonly hung: Exclude<ShownPictureSet['hung'], string>;
};

const Hung = ({ hung: { room, zoom, pictures, caption }, ownOf }: HungProps) => (
  <>
    <Room>
      <NearerRoom zoom={zoom}>
        <Picture {...room} alt="" fit="cover" />
        {pictures.map((picture, index) => {
          const own = ownOf?.(picture, index);
          return (
            <WallPicture
              object={picture.object}
              motif={own?.motif ?? picture.motif}
              crop={own?.crop}
              room={picture.room}
              key={picture.place}
            />
          );
        })}
      </NearerRoom>
    </Room>
    <RoomCaption>{caption}</RoomCaption>
  </>
);

type PiecesProps = Pick<HungProps, 'hung'> & Pick<ShownPictureSet, 'shippingHref'>;

const Pieces = ({ hung: { pieces, total, fields }, shippingHref }: PiecesProps) => {
  const text = useText();
  return (
    <>
      <Table
        caption={text('picture-set.pieces')}
        header={[text('picture-set.format'), text('picture-set.price'), '']}
        hasRowNames
        rows={pieces.map(({ text: words, price, link }) => [
          words,
          price,
          link === undefined ? (
            ''
          ) : (
            <Link {...link} key="link">
              {link.text}
            </Link>
          ),
        ])}
      />
      {total && (
        <>
          <p>
            {text('picture-set.total')} <PriceTag price={total} size="l" />
          </p>
          <PriceNote price={total} shippingHref={shippingHref} />
          <ArticleForm action={cartPath} fields={fields}>
            <Button type="submit">{text('picture-set.put')}</Button>
          </ArticleForm>
        </>
      )}
    </>
  );
};

/** Several pictures to scale in a room, with their prices; every choice is a link. */
export const PictureSetsSection = (props: PictureSetsSectionProps) => {
  const { id, headline, sets, materials, hung, shippingHref, ownOf, children } = props;
  const text = useText();
  return (
    <PageSection headline={headline} id={id}>
      <BesideRoom
        view={
          typeof hung === 'string' ? (
            <Notice tone="warning">
              <p>{hung}</p>
            </Notice>
          ) : (
            <Hung hung={hung} ownOf={ownOf} />
          )
        }
      >
        <RoomChoices label={text('picture-set.sets')} choices={sets} />
        <RoomChoices label={text('picture-set.materials')} choices={materials} />
        {typeof hung !== 'string' && <Pieces hung={hung} shippingHref={shippingHref} />}
        {/* It comes with scripts: nothing stands below it that would move. */}
        {children}
      </BesideRoom>
    </PageSection>
  );
};
