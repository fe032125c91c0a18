import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../../components/common/RetryNotice.tsx';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenu } from '../../queries/menu.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';

interface DishFieldProps {
  label: string;
  optionalLabel: string | undefined;
  isRequired: boolean;
  eOrderId: number;
  value: number | undefined;
  onChange: (menuItemId: number | undefined) => void;
  error: string | undefined;
}

/** Choice of a dish: from the rated order, otherwise from the whole menu. */
export function DishField(props: DishFieldProps) {
  const { eOrderId, value, onChange, ...texts } = props;
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const failureText = useFailureText();
  const order = useCheckEOrderStatus({ eOrderId }, { enabled: eOrderId > 0 });
  const isOfMenu = eOrderId === 0 || order.isError || order.data?.lines.length === 0;
  const menu = useMenu({ code, tableCode: useTableCode(), lang }, { enabled: isOfMenu });
  const dishes = new Map<number, string>();
  if (isOfMenu) {
    for (const item of menu.data?.menuItems ?? []) dishes.set(item.id, labelOf(item, lang));
  } else {
    for (const line of order.data?.lines ?? []) dishes.set(line.menuItemId, line.menuItemName);
  }
  if (dishes.size === 0) {
    if (!texts.isRequired || !menu.isError) return null;
    return (
      <RetryNotice
        tone="danger"
        role="alert"
        title={texts.label}
        onRetry={() => void menu.refetch()}
      >
        {failureText(menu.error)}
      </RetryNotice>
    );
  }
  return (
    <SelectField
      {...texts}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
      options={[
        { value: '', label: t('rating.noDish') },
        ...[...dishes].map(([id, name]) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
