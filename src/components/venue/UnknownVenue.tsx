import { useTranslation } from 'react-i18next';
import { links } from '../../rules/common/routes.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageMain } from '../../ui/layout/PageMain.tsx';

const NOT_FOUND = 404;

interface UnknownVenueProps {
  code: string;
  /** The delivery side has no table code to scan again. */
  isDelivery?: boolean;
}

export function UnknownVenue({ code, isDelivery = false }: UnknownVenueProps) {
  const { t } = useTranslation();
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
