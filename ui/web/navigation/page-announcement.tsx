import { useState } from 'react';

import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';

type PageAnnouncementProps = { readonly title: string; readonly path: string };

/**
 * Says the title of a page that is shown in place of another. A screen reader says those of full
 * loads by itself, so the first page is not announced; nor is another state of the same page.
 */
export const PageAnnouncement = ({ title, path }: PageAnnouncementProps) => {
  const [first] = useState(path);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && path !== first) setIsFirst(false);
  return (
    <VisuallyHidden>
      <output>{isFirst ? '' : title}</output>
    </VisuallyHidden>
  );
};
