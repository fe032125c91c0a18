import { useTranslation } from 'react-i18next';
import { useServing } from '../ordering/useServing.ts';
import { useReenter, useVisit } from '../ordering/useVisit.ts';
import { appStore } from '../state/appStore.ts';
import type { Way } from '../state/servingSlice.ts';
import { RadioCard, RadioGroup } from '../ui/RadioGroup.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconPaths.ts';

const ICONS: Record<Way, IconName> = { Delivery: 'pin', PickUp: 'bag' };

export interface WayPickerProps {
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
  if (ways.length < 2) return null;
  const words: Record<Way, string> = {
    Delivery: t('serving.delivery'),
    PickUp: t('serving.pickUp'),
  };
  return (
    <RadioGroup label={t('serving.way')} value={way} onChange={choose}>
      {ways.map((entry) => (
        <RadioCard
          key={entry}
          value={entry}
          leading={<Icon name={ICONS[entry]} />}
          title={words[entry]}
        />
      ))}
    </RadioGroup>
  );
}
