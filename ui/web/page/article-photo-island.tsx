import {
  AwaitingPicture,
  isWordsPlace,
  type AwaitingArticle,
} from '../../blocks/article-picture.tsx';
import { articleMessages } from '../../blocks/messages.ts';
import { ArticleNote } from '../../components/article-list/article-list.tsx';
import { textIn } from '../../messages/text-in.ts';
import { useShell } from '../islands/use-shell.ts';
import { useOwnPhotoOn } from '../own-picture/own-photo.ts';
import type { PageData } from '../wire/page-data.ts';

type RowProps = { readonly article: AwaitingArticle; readonly isWords: boolean };

const Row = ({ article, isWords }: RowProps) => {
  const { locale } = useShell();
  const { print, wrap } = article;
  const own = useOwnPhotoOn({ format: print.format, wrap });
  if (!isWords) return <AwaitingPicture {...article} own={own} />;
  return own && <ArticleNote>{textIn(locale, articleMessages['article.photo-here'])}</ArticleNote>;
};

/** Shows the photo that this device keeps in a row whose photo was not handed over yet. */
export const draw = (page: PageData, id: string) => {
  const article = page.kind === 'page' ? page.awaiting?.[id] : undefined;
  return article && <Row article={article} isWords={isWordsPlace(id)} />;
};
