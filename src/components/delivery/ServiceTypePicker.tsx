import { useTranslation } from 'react-i18next';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useReenter, useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import type { ServiceType } from '../../state/servingStore.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';

/** The service types that a venue offers. */
export function offeredServiceTypes(isDelivery = false, isPickUp = false): ServiceType[] {
  const serviceTypes: ServiceType[] = [];
  if (isDelivery) serviceTypes.push('Delivery');
  if (isPickUp) serviceTypes.push('PickUp');
  return serviceTypes;
}

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
  // A single service type needs no choice, unless the diner is still on another one.
  if (serviceTypes.every((entry) => entry === serviceType)) return null;
  const words: Record<ServiceType, string> = {
    Delivery: t('serving.delivery'),
    PickUp: t('serving.pickUp'),
  };
  return (
    <RadioGroup isInline label={t('serving.type')} value={serviceType} onChange={choose}>
      {serviceTypes.map((entry) => (
        <RadioCard key={entry} value={entry} title={words[entry]} />
      ))}
    </RadioGroup>
  );
}
