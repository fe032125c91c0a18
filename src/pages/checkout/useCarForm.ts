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

/** The car at a drive-through: the details stored on this device, and the free bays. */
export function useCarForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { code, mode } = useVisit();
  const isAsked = mode.asks === 'car';
  const setup = useDriveThroughSetup({ code }, { enabled: isAsked });
  const countries = useCountries({ code }, { enabled: isAsked });
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
    // Do not store the bay: next time another one will be free.
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
  // The bay was free when chosen, but another car took it before the order was sent.
  const isLostBay =
    isRefusal(refusal, STATUS.slotTaken) && problems.slot === undefined && answers.slotId > 0;
  return {
    isAsked,
    isPending: isAsked && setup.isPending,
    /** The venue switched off the lane after the diner arrived. */
    isOff: isAsked && (isRefusal(setup.error, STATUS.orderTypeOff) || data?.isActive === false),
    failure: isAsked && !data ? setup.error : null,
    retry: () => void setup.refetch(),
    setup: isAsked ? data : undefined,
    dialCode,
    /** Accepts a number with the country code, with a leading 0, or with neither. */
    nationalOf: (typed: string) => nationalNumber(typed, country ?? { dialCode, mobileLength: [] }),
    answers,
    change,
    problems,
    isLostBay,
    /** The car's details in the order. */
    named: isAsked ? { ...told, contact } : undefined,
  };
}
