import { useTranslation } from 'react-i18next';
import type { ZoneCheck } from '../../contract/customer.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ZoneTerms } from '../../components/delivery/ZoneTerms.tsx';

/** Tells whether the venue delivers to a place, on what terms, and when it opens. */
export function ZoneNotice({ zone }: { zone: ZoneCheck }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useConceptSetup({ code }).data?.timeZone;
  if (!zone.inZone) {
    return (
      <Notice tone="warning" role="status" title={t('zone.out')}>
        {t('zone.outText')}
      </Notice>
    );
  }
  const { nextOpenAt } = zone;
  return (
    <Notice tone="positive" role="status" title={t('zone.in')}>
      <ZoneTerms zone={zone} />
      {!zone.isOpenNow && nextOpenAt && (
        <p>{t('zone.opens', { time: formatMoment(nextOpenAt, lang, timeZone) })}</p>
      )}
    </Notice>
  );
}
