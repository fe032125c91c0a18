import { useTranslation } from 'react-i18next';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useReenter, useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import type { Way } from '../../state/servingStore.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';

interface WayPickerProps {
  ways: readonly Way[];
}

/** Brought or fetched. The cart stays; what the other store does not have is marked in it. */
export function WayPicker({ ways }: WayPickerProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { way } = useServing();
  const reenter = useReenter();
  const choose = (value: string) => {
    const next = ways.find((entry) => entry === value);
    if (!next || next === way) return;
    appStore.getState().chooseDelivery(code, next);
    reenter();
  };
  // One way is no choice, unless it is not the one that the diner is on.
  if (ways.every((entry) => entry === way)) return null;
  const words: Record<Way, string> = {
    Delivery: t('serving.delivery'),
    PickUp: t('serving.pickUp'),
  };
  return (
    <RadioGroup isInline label={t('serving.way')} value={way} onChange={choose}>
      {ways.map((entry) => (
        <RadioCard key={entry} value={entry} title={words[entry]} />
      ))}
    </RadioGroup>
  );
}
