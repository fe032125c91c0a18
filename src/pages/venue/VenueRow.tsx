import type { MouseEvent, ReactNode } from 'react';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';

export interface AskedProps {
  isAsked: (to: string, name: string) => boolean;
}

interface VenueRowProps extends AskedProps {
  to: string;
  title: string;
  detail: ReactNode;
}

/** A link to a venue. It asks first if the diner would leave a cart behind. */
export function VenueRow({ isAsked, to, title, detail }: VenueRowProps) {
  const askFirst = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isForNewTab && isAsked(to, title)) event.preventDefault();
  };
  return (
    <ListRow
      leading={<Icon name="table" />}
      title={<Bidi>{title}</Bidi>}
      detail={detail}
      renderLink={(link) => <Link to={to} onClick={askFirst} {...link} />}
    />
  );
}
