import { useState } from 'react';
import { isRefusal, type ApiFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCountries, useDriveThroughSetup } from '../../queries/places.ts';
import { carProblems, NO_CAR, toldAnswers, type CarAnswers } from '../../rules/checkout/carForm.ts';
import { nationalNumber } from '../../rules/common/phone.ts';
import { carEntry } from '../../storage/orderEntries.ts';
import { bayEntry } from '../../storage/draftEntries.ts';

function remembered(code: string): CarAnswers {
  const { car, contact } = carEntry.read(code) ?? {};
  return {
    ...NO_CAR,
    name: contact?.name ?? '',
    mobileNo: contact?.mobileNo ?? '',
    plate: car?.plate ?? '',
    carMake: car?.carMake ?? '',
    carColorId: car?.carColorId ?? 0,
  };
}

/** The car in a drive-through: the venue's form, remembered on this device, and the bays of now. */
export function useCarForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { code, mode } = useVisit();
  const isAsked = mode.asks === 'car';
  const setup = useDriveThroughSetup(code, { enabled: isAsked });
  const countries = useCountries(code, { enabled: isAsked });
  const [kept, setKept] = useState(() => remembered(code));
  const answers = { ...kept, slotId: kept.slotId || (bayEntry.read(orderKey) ?? 0) };
  const { data } = setup;

  const known = countries.data ?? [];
  const country =
    known.find(({ dialCode }) => dialCode === data?.dialCode) ??
    known.find(({ isDefault }) => isDefault) ??
    known[0];
  const dialCode = country?.dialCode ?? data?.dialCode ?? '';
  const told = data ? toldAnswers(data, answers) : NO_CAR;
  const contact = { name: told.name, countryId: country?.id ?? 0, mobileNo: told.mobileNo };
  const change = (patch: Partial<CarAnswers>) => {
    const next = { ...answers, ...patch };
    setKept(next);
    // The bay is for today only: the next visit finds another one free.
    const { plate, carMake, carColorId, name, mobileNo, slotId } = next;
    bayEntry.write(slotId, orderKey);
    carEntry.write(
      {
        car: { plate, carMake, carColorId: carColorId || undefined, slotId: undefined },
        contact: { name, countryId: contact.countryId, mobileNo, email: undefined },
      },
      code,
    );
  };
  const problems = data && isAsked ? carProblems(data, answers, country) : {};
  // Free when it was chosen, and taken by another car before the order was there.
  const isBayLost = isRefusal(refusal, STATUS.slotTaken) && problems.slot === undefined;
  const isLostBay = isBayLost && refusal !== undefined && answers.slotId > 0;
  return {
    isAsked,
    isPending: isAsked && setup.isPending,
    /** The lane was switched off since the diner came. */
    isOff: isAsked && (isRefusal(setup.error, STATUS.orderTypeOff) || data?.isActive === false),
    failure: isAsked && !data ? setup.error : null,
    retry: () => void setup.refetch(),
    setup: isAsked ? data : undefined,
    dialCode,
    /** A number as the driver says it, with the country's code or a leading 0 or without. */
    nationalOf: (typed: string) => nationalNumber(typed, country ?? { dialCode, mobileLength: [] }),
    answers,
    change,
    problems,
    isLostBay,
    /** What the order says of the car. */
    named: isAsked ? { ...told, contact } : undefined,
  };
}
