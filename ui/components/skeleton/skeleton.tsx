import styles from './skeleton.module.css';

type SkeletonProps =
  | {
      readonly kind: 'text';
      /** How many lines the text will have; 1 unless told otherwise. */
      readonly lines?: number | undefined;
    }
  | { readonly kind: 'headline' }
  | { readonly kind: 'control' }
  | {
      readonly kind: 'picture';
      /** The picture's ratio. */
      readonly width: number;
      readonly height: number;
    };

/**
 * Holds the place of what is on its way, in its very size. It says nothing by itself: the region
 * that waits carries `aria-busy` and tells what it waits for.
 */
export const Skeleton = (props: SkeletonProps) => {
  switch (props.kind) {
    case 'text':
      return (
        <span className={styles['text']} aria-hidden="true">
          {Array.from({ length: props.lines ?? 1 }, (_, line) => (
            <span key={line} className={styles['line']} />
          ))}
        </span>
      );
    case 'picture':
      // An empty drawing keeps a ratio without a style attribute, which the page's policy refuses.
      return (
        <svg
          className={styles['picture']}
          viewBox={`0 0 ${props.width} ${props.height}`}
          aria-hidden="true"
        />
      );
    case 'headline':
    case 'control':
      return <span className={styles[props.kind]} aria-hidden="true" />;
  }
};
