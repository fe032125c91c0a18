import { useTranslation } from 'react-i18next';
import { drawingOf } from '../../rules/papers/taxCode.ts';
import styles from './Receipt.module.css';

/** The code of the tax authority, as the server gave it. One that is too long is left out. */
export function TaxCode({ text }: { text: string }) {
  const { t } = useTranslation();
  const code = drawingOf(text);
  if (!code) return null;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={t('receipt.code')}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
      <path
        d={code.runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')}
        fill="#000"
      />
    </svg>
  );
}
