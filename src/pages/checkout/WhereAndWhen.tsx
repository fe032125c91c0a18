import { useTranslation } from 'react-i18next';
import { AddressPicker } from '../../components/delivery/AddressPicker.tsx';
import { ServiceTypePicker } from '../../components/delivery/ServiceTypePicker.tsx';
import { offeredServiceTypes } from '../../components/delivery/ServiceTypesView.tsx';
import { StorePicker } from '../../components/delivery/StorePicker.tsx';
import { TimePicker } from '../../components/delivery/TimePicker.tsx';
import type { TimeChoice } from '../../components/delivery/useTimeChoice.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './PaymentPage.module.css';

interface WhereAndWhenProps {
  setup: ConceptSetup;
  isLaterOnly: boolean;
  time: TimeChoice;
  placeError: string | undefined;
  timeError: string | undefined;
}

/** Service type, place and time of the order. */
export function WhereAndWhen(props: WhereAndWhenProps) {
  const { setup, isLaterOnly, time, placeError, timeError } = props;
  const { t } = useTranslation();
  const { mode, pages } = useVisit();
  const serviceTypes = offeredServiceTypes(setup.isDeliveryActive, setup.isPickUpActive);
  return (
    <>
      <Section title={t('details.where')}>
        <div className={styles.bill}>
          <ServiceTypePicker serviceTypes={serviceTypes} />
          <div data-invalid={placeError === undefined ? undefined : true}>
            {mode.servedAt === 'store' ? (
              <StorePicker error={placeError} />
            ) : (
              <AddressPicker returnUrl={pages.checkout()} error={placeError} />
            )}
          </div>
        </div>
      </Section>
      {setup.isScheduledOrderActive && (
        <Section title={t('time.title')}>
          <TimePicker isLaterOnly={isLaterOnly} choice={time} error={timeError} />
        </Section>
      )}
    </>
  );
}
