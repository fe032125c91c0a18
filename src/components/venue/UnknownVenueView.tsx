import { links } from '../../rules/common/routes.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import type { Viewer } from './useViewer.ts';

export const NOT_FOUND = 404;

export interface UnknownVenueProps {
  code: string;
  /** The delivery side has no table code to scan again. */
  isDelivery?: boolean;
}

/** The page of a venue that the server does not know. */
export function UnknownVenueView(props: UnknownVenueProps & Pick<Viewer, 't'>) {
  const { t, code, isDelivery = false } = props;
  return (
    <PageMain>
      <EmptyState
        headingLevel={1}
        icon="search"
        title={t('unknownVenue.title')}
        text={
          <>
            {t(isDelivery ? 'unknownVenue.textDelivery' : 'unknownVenue.text')}{' '}
            <Bidi dir="ltr">{code}</Bidi>
          </>
        }
        action={
          <>
            {!isDelivery && (
              <Link className={buttonClass('primary')} to={links.start('?scan')}>
                {t('unknownTable.scan')}
              </Link>
            )}
            <Link className={buttonClass(isDelivery ? 'primary' : 'quiet')} to={links.start()}>
              {t('notFound.toStart')}
            </Link>
          </>
        }
        footnote={t('error.statusCode', { n: NOT_FOUND })}
      />
    </PageMain>
  );
}
