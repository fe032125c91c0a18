import { useTranslation } from 'react-i18next';
import type { DriveThroughSetup } from '../../contract/places.ts';
import type { PayForm } from '../../components/checkout/usePayForm.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  askedFields,
  bayOptions,
  LONGEST_ANSWER,
  type CarField,
  type CarProblem,
} from '../../rules/checkout/carForm.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './PaymentPage.module.css';
import type { useCarForm } from './useCarForm.ts';

type CarForm = ReturnType<typeof useCarForm>;

interface CarFieldsProps {
  car: CarForm;
  form: PayForm;
}

/** The paths of the fields in the request. */
const PATHS: Record<CarField['field'], string> = {
  name: 'contact.name',
  mobileNo: 'contact.mobileNo',
  plate: 'car.plate',
  carMake: 'car.carMake',
  carColor: 'car.carColorId',
  slot: 'car.slotId',
};

/** The messages for required choices; a missing text has the usual message. */
const MISSING: Partial<Record<CarField['field'], 'car.colorMissing' | 'car.bayMissing'>> = {
  carColor: 'car.colorMissing',
  slot: 'car.bayMissing',
};

/** Paths in the request of the fields shown here. */
export function carFields({ setup }: CarForm): string[] {
  return setup ? askedFields(setup).map(({ field }) => PATHS[field]) : [];
}

/** The drive-through's questions that help to find the car, in the venue's words. */
export function CarFields({ car, form }: CarFieldsProps) {
  const { t } = useTranslation();
  const { wasTried, errors, forget } = form;
  if (!car.setup) return null;
  const { setup } = car;
  return (
    <Section title={t('car.title')} detail={t('car.kept')}>
      <div className={styles.fields}>
        {askedFields(setup).map((rule) => (
          <CarQuestion
            key={rule.field}
            rule={rule}
            setup={setup}
            car={car}
            problem={wasTried ? car.problems[rule.field] : undefined}
            said={errors[PATHS[rule.field]]}
            onForget={() => forget(PATHS[rule.field])}
          />
        ))}
      </div>
    </Section>
  );
}

interface CarQuestionProps {
  rule: CarField;
  setup: DriveThroughSetup;
  car: CarForm;
  problem: CarProblem | undefined;
  said: string | undefined;
  onForget: () => void;
}

function CarQuestion({ rule, setup, car, problem, said, onForget }: CarQuestionProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { answers } = car;
  const change: CarForm['change'] = (patch) => {
    onForget();
    car.change(patch);
  };
  const isTaken = problem === 'taken' || (rule.field === 'slot' && car.isLostBay);
  const words = isTaken
    ? t('car.taken')
    : problem &&
      t(problem === 'required' ? (MISSING[rule.field] ?? 'form.required') : 'form.invalid');
  const texts = {
    label: labelOf(rule, lang) || t('car.title'),
    isRequired: rule.ask === 'required',
    optionalLabel: t('common.optional'),
    error: words || said,
  };
  const limits = { maxLength: rule.maxLength ?? LONGEST_ANSWER };
  const choose = { value: '', label: t('car.none') };
  switch (rule.field) {
    case 'name':
      return (
        <TextField
          {...texts}
          {...limits}
          autoComplete="name"
          value={answers.name}
          onChange={(name) => change({ name })}
        />
      );
    case 'mobileNo':
      return (
        <TextField
          {...texts}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          leading={<Bidi dir="ltr">{car.dialCode}</Bidi>}
          value={answers.mobileNo}
          onChange={(text) => change({ mobileNo: car.nationalOf(text) })}
        />
      );
    case 'plate':
      return (
        <TextField
          {...texts}
          {...limits}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={answers.plate}
          onChange={(plate) => change({ plate })}
        />
      );
    case 'carMake':
      return (
        <>
          <TextField
            {...texts}
            {...limits}
            autoComplete="off"
            list="car-makes"
            value={answers.carMake}
            onChange={(carMake) => change({ carMake })}
          />
          <datalist id="car-makes">
            {[...new Set(setup.carMakes)].map((make) => (
              <option key={make}>{make}</option>
            ))}
          </datalist>
        </>
      );
    case 'carColor':
      return (
        <SelectField
          {...texts}
          value={answers.carColorId === 0 ? '' : String(answers.carColorId)}
          onChange={(value) => change({ carColorId: Number(value) })}
          options={[
            choose,
            ...setup.carColors.map((color) => ({
              value: String(color.id),
              label: labelOf(color, lang),
            })),
          ]}
        />
      );
    default:
      return (
        <SelectField
          {...texts}
          value={answers.slotId === 0 ? '' : String(answers.slotId)}
          onChange={(value) => change({ slotId: Number(value) })}
          options={[choose, ...bayOptions(setup.slots, t('car.isTaken'))]}
        />
      );
  }
}
