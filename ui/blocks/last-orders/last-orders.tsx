import type { LastOrdersBlock } from '../../../core/domain/content/blocks/last-orders.ts';
import type { ListedProduct } from '../../../core/domain/content/listed-product.ts';
import {
  writtenCalendarDay,
  writtenDay,
  writtenTime,
} from '../../../core/domain/countdown/written-instant.ts';
import type { OccasionDeadline } from '../../../core/domain/delivery/occasion-deadlines.ts';
import { extraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Link } from '../../components/link/link.tsx';
import { Table } from '../../components/table/table.tsx';
import { useText } from '../../messages/text.tsx';
import { resolvedLink } from '../block-view.ts';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import type { LastOrdersData } from './loader.ts';

/** Any that fits into a parcel. */
const usualFormat = { width: 600, height: 400, unit: 'cm' } as const;

const lastOrderOf = (
  { lastOrders }: OccasionDeadline,
  { materialType, frameType }: ListedProduct,
): number | undefined =>
  lastOrders[extraWorkingDays({ materialType, frameType, format: usualFormat })];

type ViewProps = LoadedBlockViewProps<LastOrdersBlock, LastOrdersData>;

/** A table for each occasion that is near; products for which it is too late are left out. */
export const LastOrdersBlockView = ({ block, data, locale, resolveLink }: ViewProps) => {
  const text = useText();
  if (data?.deadlines.length === 0) return null;
  return (
    <PageSection headline={block.headline} id={block.id}>
      {data?.deadlines.map((deadline) => (
        <Table
          caption={`${text(`occasion.${deadline.occasion}`)} (${writtenCalendarDay(locale, deadline.day)})`}
          header={[text('occasion.product'), text('occasion.last-order')]}
          hasRowNames
          rows={block.items.flatMap((item) => {
            const link = resolvedLink(resolveLink, item.link);
            const last = lastOrderOf(deadline, item);
            return link === undefined || last === undefined
              ? []
              : [
                  [
                    <Link {...link} key="link">
                      {link.text}
                    </Link>,
                    text('delivery.cut-off-later', {
                      date: writtenDay(locale, last),
                      time: writtenTime(locale, last),
                    }),
                  ],
                ];
          })}
          key={deadline.occasion}
        />
      ))}
      <p>{text(data === undefined ? 'countdown.unknown' : 'occasion.bulky')}</p>
    </PageSection>
  );
};
