import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptInfo } from '../../queries/delivery/settings.ts';
import { callLink } from '../../rules/common/contactLinks.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';

/** The venue's phone number, for problems that only its staff can solve. */
export function CallUs() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const phone = useConceptInfo({ code }).data?.phone;
  const call = callLink(phone);
  if (!call) return null;
  return (
    <a className={buttonClass('secondary')} href={call}>
      {t('code.callUs')} <Bidi dir="ltr">{phone}</Bidi>
    </a>
  );
}
