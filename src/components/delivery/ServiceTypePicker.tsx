import { useTranslation } from 'react-i18next';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useReenter, useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import type { ServiceType } from '../../contract/basics.ts';
import { ServiceTypesView } from './ServiceTypesView.tsx';

interface ServiceTypePickerProps {
  serviceTypes: readonly ServiceType[];
}

/** Choice between delivery and pick-up. The cart stays and marks dishes the other store lacks. */
export function ServiceTypePicker({ serviceTypes }: ServiceTypePickerProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { serviceType } = useServing();
  const reenter = useReenter();
  const choose = (value: string) => {
    const next = serviceTypes.find((entry) => entry === value);
    if (!next || next === serviceType) return;
    appStore.getState().chooseDelivery(code, next);
    reenter();
  };
  return <ServiceTypesView {...{ t, serviceTypes, serviceType }} onChoose={choose} />;
}
