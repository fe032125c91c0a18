import { buttonClass } from '../../../ui/form/buttonClass.ts';
import { LinkTo, leadsSomewhere } from '../../venue/Blocks.tsx';
import { usePageColors } from '../../venue/usePageColors.ts';
import { useViewer } from '../../venue/useViewer.ts';
import styles from '../OrderScreen.module.css';
import { EndingRedirect } from './EndingRedirect.tsx';
import { OrderThanksView, type OrderThanksProps } from './OrderThanksView.tsx';

export function OrderThanks(props: OrderThanksProps) {
  const { ending } = props;
  usePageColors(ending?.colors);
  return (
    <OrderThanksView
      viewer={useViewer()}
      redirect={
        ending?.redirectUrl && (
          <EndingRedirect url={ending.redirectUrl} seconds={ending.redirectSeconds} />
        )
      }
      {...props}
    />
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
