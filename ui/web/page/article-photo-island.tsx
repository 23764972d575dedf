import {
  AwaitingPicture,
  isWordsPlace,
  type AwaitingArticle,
} from '../../blocks/article-picture.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { articleMessages } from '../../blocks/messages.ts';
import { ArticleNote } from '../../components/article-list/article-list.tsx';
import { textIn } from '../../messages/text-in.ts';
import { useShell } from '../islands/use-shell.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { useOwnPhotoOn } from '../own-picture/own-photo.ts';
import { ownFronts } from '../products/registry.ts';
import type { PageData } from '../wire/page-data.ts';

const FrontTile = lazyComponent(ownFronts.load);

type RowProps = { readonly article: AwaitingArticle; readonly isWords: boolean };

const Row = ({ article, isWords }: RowProps) => {
  const { locale } = useShell();
  const { print, wrap } = article;
  const own = useOwnPhotoOn({ format: print.format, wrap });
  if (!isWords) return <AwaitingPicture {...article} own={own} />;
  return own && <ArticleNote>{textIn(locale, articleMessages['article.photo-here'])}</ArticleNote>;
};

const awaitingOf = (page: PageData) => (page.kind === 'error' ? undefined : page.awaiting) ?? {};

/** Loads what draws fronts where the page has one. */
export const prepare = async (page: PageData): Promise<void> => {
  const hasFront = Object.values(awaitingOf(page)).some((one) => 'front' in one && one.front);
  if (hasFront) await FrontTile.preload();
};

/** Shows the photo and the words that this device keeps, in a row that waits for them. */
export const draw = (page: PageData, id: string) => {
  const awaiting = awaitingOf(page)[id];
  if (awaiting === undefined) return undefined;
  if (!('front' in awaiting)) return <Row article={awaiting} isWords={isWordsPlace(id)} />;
  const { front, picture, own } = awaiting;
  const sample = <Picture {...picture} />;
  return front === undefined ? (
    sample
  ) : (
    <FrontTile front={front} own={own} id={id} alternative={picture.alt || undefined}>
      {sample}
    </FrontTile>
  );
};
