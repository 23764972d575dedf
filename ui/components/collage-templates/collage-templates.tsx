import type { Orientation } from '../../../core/domain/format/orientation.ts';
import { useText } from '../../messages/text.tsx';
import { ButtonLink } from '../button/button.tsx';
import { CollageDrawing, type DrawnCollage } from '../collage-drawing/collage-drawing.tsx';
import { LinkTile, LinkTiles, LinkTileWords } from '../link-tiles/link-tiles.tsx';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './collage-templates.module.css';

type Linked = { readonly href: string; readonly isSelected: boolean };

/** Undefined is any. */
type CollageFilter<Value> = Linked & { readonly value: Value | undefined };

/** Without a drawing while its design cannot be had. */
type TemplateTile = Linked & {
  readonly id: string;
  readonly photoCount: number;
  readonly orientation: Orientation;
  readonly drawing: DrawnCollage | undefined;
};

export type CollageTemplatesState =
  | {
      readonly kind: 'shown';
      readonly counts: readonly CollageFilter<number>[];
      readonly orientations: readonly CollageFilter<Orientation>[];
      readonly groups: readonly {
        readonly id: string;
        readonly name: string;
        readonly templates: readonly TemplateTile[];
      }[];
      /** Without filters. */
      readonly allHref: string;
    }
  | { readonly kind: 'unavailable' };

const Template = ({ template }: { readonly template: TemplateTile }) => {
  const text = useText();
  const { href, isSelected, photoCount, orientation, drawing } = template;
  return (
    <LinkTile href={href} isSelected={isSelected}>
      <LinkTileWords>
        {drawing && <CollageDrawing collage={drawing} size="small" />}
        <span>
          {text('collage.photos', { count: photoCount })}
          <VisuallyHidden>, {text(`collage.${orientation}`)}</VisuallyHidden>
        </span>
      </LinkTileWords>
    </LinkTile>
  );
};

/** Filtered by number of photos and orientation. */
export const CollageTemplates = ({ state }: { readonly state: CollageTemplatesState }) => {
  const text = useText();
  if (state.kind === 'unavailable')
    return (
      <Notice tone="warning">
        <p>{text('collage.templates-unavailable')}</p>
      </Notice>
    );
  const { counts, orientations, groups, allHref } = state;
  return (
    <div className={styles['templates']}>
      <div className={styles['filters']}>
        <LinkTiles headline={text('collage.how-many')} room="small">
          {counts.map(({ value, ...linked }) => (
            <LinkTile {...linked} key={linked.href}>
              <LinkTileWords>
                {value === undefined ? text('collage.any') : String(value)}
              </LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
        <LinkTiles headline={text('collage.orientation')} room="medium">
          {orientations.map(({ value, ...linked }) => (
            <LinkTile {...linked} key={linked.href}>
              <LinkTileWords>
                {text(value === undefined ? 'collage.any' : `collage.${value}`)}
              </LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
      </div>
      {groups.length === 0 && (
        <Notice>
          <p>{text('collage.none')}</p>
          <ButtonLink href={allHref} tone="quiet">
            {text('collage.show-all')}
          </ButtonLink>
        </Notice>
      )}
      {groups.map(({ id, name, templates }) => (
        <LinkTiles headline={name} room="medium" key={id}>
          {templates.map((template) => (
            <Template template={template} key={template.id} />
          ))}
        </LinkTiles>
      ))}
    </div>
  );
};
