import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptInfo } from '../../queries/delivery/settings.ts';
import { callLink, mailLink, whatsAppLink } from '../../rules/common/contactLinks.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './ReportForm.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';

interface ReportMessageProps {
  order: Pick<SavedOrder, 'orderNo' | 'tableLabel'>;
  /** The text that the diner has entered. */
  text: string;
  title?: string;
}

/** Ways to send the complete report to the venue, and its text for staff who come to the table. */
export function ReportMessage({ order, text, title }: ReportMessageProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { phone, whatsapp, email } = useConceptInfo({ code }).data ?? {};
  const subject = [t('report.about', { no: order.orderNo }), order.tableLabel]
    .filter(Boolean)
    .join(t('list.separator'));
  const message = [subject, text].filter(Boolean).join('\n');
  const ways = [
    { key: 'whatsApp', to: whatsapp, href: whatsAppLink(whatsapp, message) },
    { key: 'mail', to: email, href: mailLink(email, { subject, body: message }) },
    { key: 'call', to: phone, href: callLink(phone) },
  ] as const;
  const open = ways.filter(({ href }) => href !== undefined);
  return (
    <div className={styles.ways}>
      {title && (
        <Notice tone="warning" role="alert">
          {title}
        </Notice>
      )}
      {open.length > 0 && <p>{t('report.message')}</p>}
      {open.map(({ key, to, href }) => (
        <a
          key={key}
          className={`${buttonClass('secondary', 'm', true)} ${styles.way}`}
          href={href}
          {...(key === 'whatsApp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t(`report.${key}`)} <Bidi dir="ltr">{to}</Bidi>
        </a>
      ))}
      <Notice icon={LATER_ICONS.note} title={t('report.show')}>
        <p className={styles.words} dir="auto">
          {message}
        </p>
      </Notice>
    </div>
  );
}
