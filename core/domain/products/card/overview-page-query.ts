import { helpSearchReader } from '../../help/help-search.ts';
import { accepting, type KeyReader, type PageQuery } from '../../query/key-readers.ts';
import { cardFilterKeys, isCardSort, type CardFilterKey } from './cards.ts';
import { isCardFilterWord } from './filter-vocabulary.ts';
import { cardFilterValues, initialCardOverview, isCardPage, isCardPageSize } from './overview.ts';
import { tableOf } from '../../text/record.ts';

/** What designs can have: other values have no end. */
const filterReader =
  (key: CardFilterKey): KeyReader =>
  ({ all }) =>
    cardFilterValues(all.filter((value) => isCardFilterWord(key, value)));

const wholeNumber = /^[1-9]\d{0,3}$/u;

const { sort: usualSort, page: firstPage, pageSize: usualSize } = initialCardOverview;

/** What the overview of cards reads of its query; what is usual counts as absent. */
export const cardOverviewPageQuery: PageQuery<CardFilterKey | 'q' | 'sort' | 'page' | 'pageSize'> =
  {
    keys: [...cardFilterKeys, 'q', 'sort', 'page', 'pageSize'],
    readers: {
      ...tableOf(cardFilterKeys, filterReader),
      // The key of every search: a kind of page must read it as the others do.
      q: helpSearchReader,
      sort: accepting((value) => isCardSort(value) && value !== usualSort),
      page: accepting(
        (value) =>
          wholeNumber.test(value) && isCardPage(Number(value)) && Number(value) !== firstPage,
      ),
      pageSize: accepting(
        (value) =>
          wholeNumber.test(value) && isCardPageSize(Number(value)) && Number(value) !== usualSize,
      ),
    },
  };
