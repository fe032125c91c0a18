import type { ServiceType } from '../../contract/basics.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import type { Viewer } from '../venue/useViewer.ts';

/** The service types that a venue offers. */
export function offeredServiceTypes(isDelivery = false, isPickUp = false): ServiceType[] {
  const serviceTypes: ServiceType[] = [];
  if (isDelivery) serviceTypes.push('Delivery');
  if (isPickUp) serviceTypes.push('PickUp');
  return serviceTypes;
}

interface ServiceTypesViewProps extends Pick<Viewer, 't'> {
  serviceTypes: readonly ServiceType[];
  serviceType: ServiceType;
  onChoose: (value: string) => void;
}

/** Delivery or pick-up. A single one needs no choice, unless the diner is still on another one. */
export function ServiceTypesView(props: ServiceTypesViewProps) {
  const { t, serviceTypes, serviceType, onChoose } = props;
  if (serviceTypes.every((entry) => entry === serviceType)) return null;
  const words: Record<ServiceType, string> = {
    Delivery: t('serving.delivery'),
    PickUp: t('serving.pickUp'),
  };
  return (
    <RadioGroup isInline label={t('serving.type')} value={serviceType} onChange={onChoose}>
      {serviceTypes.map((entry) => (
        <RadioCard key={entry} value={entry} title={words[entry]} />
      ))}
    </RadioGroup>
  );
}
