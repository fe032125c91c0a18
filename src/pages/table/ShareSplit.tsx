import { useTranslation } from 'react-i18next';
import { useHandOver } from '../../components/receipts/useHandOver.ts';
import { useVenueName } from '../../components/venue/usePageTitle.ts';
import { formatPrice } from '../../i18n/priceText.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { toMajor } from '../../rules/common/money.ts';
import type { PaperRow } from '../../rules/receipts/receiptRows.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import styles from './Split.module.css';
import type { Part, SplitResultProps } from './splitProps.ts';

const FILE_NAME = 'bill.png';

interface ShareSplitProps extends Omit<SplitResultProps, 'rows' | 'plan' | 'change'> {
  parts: readonly Part[];
}

/** Shares what each guest pays, as a text or a picture. */
export function ShareSplit({ parts, division, orders, money }: ShareSplitProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const venue = useVenueName();
  const { currency, decimals } = money;
  const price = (minor: number) =>
    formatPrice(toMajor(minor, decimals), lang, currency, { decimals });
  const table = orders.find(({ tableLabel }) => tableLabel)?.tableLabel ?? '';
  const rows: PaperRow[] = [
    { kind: 'title', start: venue },
    { kind: 'centre', start: [t('split.title'), table].filter(Boolean).join(' · ') },
    { kind: 'rule', start: '' },
    ...parts.flatMap(({ label, minor, had }): PaperRow[] => [
      { kind: 'row', start: label, end: price(minor) },
      ...(had === '' ? [] : [{ kind: 'detail', start: had } as const]),
    ]),
    { kind: 'rule', start: '' },
    ...sumRow(t(division.rest > 0 ? 'split.rest' : 'split.over'), division.rest),
    ...sumRow(t('totals.tip'), division.tip),
    { kind: 'total', start: t('totals.payable'), end: price(division.total) },
  ];
  function sumRow(start: string, minor: number): PaperRow[] {
    return minor === 0 ? [] : [{ kind: 'row', start, end: price(Math.abs(minor)) }];
  }
  const paper = useHandOver(rows, FILE_NAME);
  return (
    <div className={styles.share}>
      <Button variant="secondary" icon={<Icon name={LATER_ICONS.share} />} onClick={paper.share}>
        {t('receipt.share')}
      </Button>
      <Button variant="secondary" icon={<Icon name={LATER_ICONS.camera} />} onClick={paper.save}>
        {t('receipt.savePicture')}
      </Button>
      <p role="status" className={styles.said}>
        {paper.said}
      </p>
    </div>
  );
}
