import type { ReactNode } from 'react';
import type { Area } from '../../contract/customer.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { links } from '../../rules/common/routes.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { Viewer } from '../venue/useViewer.ts';
import styles from './Serving.module.css';

interface LogInLinkProps {
  viewer: Pick<Viewer, 't' | 'code'>;
  /** The page to return to. */
  returnUrl: string;
}

/** For a diner who has saved an address. */
export function LogInLink({ viewer, returnUrl }: LogInLinkProps) {
  return (
    <Link
      className={buttonClass('quiet')}
      to={links.verification(viewer.code, returnUrl, returnUrl)}
    >
      {viewer.t('serving.logIn')}
    </Link>
  );
}

interface AskedAreaViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  areas: readonly Area[];
  /** 0 before the diner has chosen one. */
  areaId: number;
  onChoose: (areaId: number) => void;
  error?: string | undefined;
  /** If the venue delivers to the area, and on what terms. */
  status?: ReactNode;
  children: ReactNode;
}

/** The part of town that a visitor orders to. */
export function AskedAreaView(props: AskedAreaViewProps) {
  const { viewer, areas, areaId, onChoose, error, status, children } = props;
  const { t, lang } = viewer;
  return (
    <div className={styles.stack}>
      <SelectField
        label={t('serving.area')}
        hint={t('serving.areaHint')}
        placeholder={t('serving.chooseArea')}
        value={areaId > 0 ? String(areaId) : ''}
        onChange={(value) => onChoose(Number(value))}
        error={error}
        options={areas.flatMap((city) =>
          city.areas.map((entry) => {
            const name = `${labelOf(entry, lang)} · ${inLang(lang, city.cityEN, city.cityAR)}`;
            return {
              value: String(entry.areaId),
              label: entry.isServed ? name : t('serving.notServed', { name }),
            };
          }),
        )}
      />
      <div role="status" className={styles.stack}>
        {status}
      </div>
      {children}
    </div>
  );
}
