import { useTranslation } from 'react-i18next';
import type { EndingPageSetting, EOrderStatus } from '../../contract/orders.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { inLang } from '../../rules/common/labels.ts';
import { headlineOf } from '../../rules/order/orderProgress.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { LinkTo, leadsSomewhere } from '../venue/Blocks.tsx';
import { EndingRedirect } from './EndingRedirect.tsx';
import styles from './OrderScreen.module.css';
import { useHeadlineOf } from './useOrderHeadline.ts';
import { useViewer } from '../venue/useViewer.ts';
import { usePageColors } from '../venue/usePageColors.ts';
import { VenuePicture } from '../venue/VenuePicture.tsx';

interface OrderThanksProps {
  order: Pick<EOrderStatus, 'orderNo' | 'orderStatus' | 'orderType' | 'tableLabel'>;
  /** The venue's settings for its ending page; without them the app uses its own texts. */
  ending: EndingPageSetting | undefined;
  isNumberShown?: boolean;
}

export function OrderThanks({
  order,
  ending,
  isNumberShown = ending?.isOrderNoShown ?? true,
}: OrderThanksProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  usePageColors(ending?.colors);
  const headline = useHeadlineOf(isNumberShown ? order : { ...order, orderNo: '' });
  // The venue's texts are for an order that was just placed.
  const isNew = headlineOf(order) === 'thanks';
  const title = isNew && ending && inLang(lang, ending.titleEN, ending.titleAR);
  const ownText = ending && inLang(lang, ending.textEN, ending.textAR);
  return (
    <div className={styles.thanks}>
      {isNew && ending?.image ? (
        <VenuePicture className={styles.picture} name={ending.image} alt="" ratio="16/9" />
      ) : (
        <span className={styles.mark}>
          <Icon name={headlineOf(order) === 'preparing' ? 'clock' : 'check'} size="l" />
        </span>
      )}
      <h1>{title || headline}</h1>
      {isNew && <p className={styles.text}>{ownText || t('order.thanksText')}</p>}
      {isNumberShown && (
        <p className={styles.number}>
          <span>{t('order.number')}</span>
          <strong>
            <Bidi dir="ltr">{order.orderNo}</Bidi>
          </strong>
        </p>
      )}
      {order.tableLabel && (
        <p translate="no" className={styles.text}>
          {order.tableLabel}
        </p>
      )}
      {ending?.redirectUrl && (
        <EndingRedirect url={ending.redirectUrl} seconds={ending.redirectSeconds} />
      )}
    </div>
  );
}

/** The venue's other links on the ending page, shown after the order's status. */
export function EndingButtons({ ending }: Pick<OrderThanksProps, 'ending'>) {
  const viewer = useViewer();
  // The order page has its own rating link, which knows whether the order is rated already.
  const buttons = (ending?.buttons ?? []).filter(
    ({ link }) => link.to !== 'rating' && leadsSomewhere(link),
  );
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {buttons.map(({ label, link }) => (
        <LinkTo key={label} viewer={viewer} link={link} className={buttonClass('secondary')}>
          {label}
        </LinkTo>
      ))}
    </p>
  );
}
