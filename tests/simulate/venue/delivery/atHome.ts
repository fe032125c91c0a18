/** A diner at home, who logs in by a code and orders from the houses CEDAR and PINE. */
import { Speaker, venueOf } from '../speaker.ts';
import type { VenueOptions } from '../world.ts';

export const KEY = 'AAAABBBBC';
const MOBILE = '51234567';
const CURRENCIES = { 0: 'JPY', 2: 'USD', 3: 'KWD' } as const;

interface Wanted {
  id: number;
  quantity: number;
  uniqueId?: string;
  /** Units of choices; those that cost nothing stand apart. */
  chosen?: { modifierItemId: number; quantity: number; isPriced?: boolean }[];
}

interface Group {
  groupId: number;
  labelEn: string;
  labelAr: string;
  groupSeq: number;
  modifiers: { modifierItemId: number }[];
}

/** The groups of a dish with what was chosen of them. */
function groupsOf(groups: readonly Group[], chosen: NonNullable<Wanted['chosen']>) {
  const chosenIn = ({ modifiers, groupId, labelEn, labelAr, groupSeq }: Group) => {
    const own = chosen.flatMap((each) =>
      modifiers
        .filter(({ modifierItemId }) => modifierItemId === each.modifierItemId)
        .map((modifier) => Object.assign({}, modifier, each)),
    );
    return { groupId, labelEn, labelAr, groupSeq, modifiers: own };
  };
  return groups.map(chosenIn).filter(({ modifiers }) => modifiers.length > 0);
}

/** With a venue of one's own, or with that of somebody else. */
export function stayAtHome(
  options: Partial<VenueOptions> = {},
  { venue, clock }: ReturnType<typeof venueOf> = venueOf(options),
) {
  const diner = new Speaker(venue);
  let customerId = 0;

  const sendCode = (mobileNo = MOBILE) =>
    diner.post('Delivery/SendVerificationCode/CEDAR', {
      countryId: 1,
      dialCode: '+965',
      mobileNo,
      source: 'sms',
      lang: 'EN',
    });

  const typeCode = (verificationId: unknown, code: string) =>
    diner.post('Delivery/ValidateVerificationCode/CEDAR', { verificationId, code, source: 'sms' });

  const saveProfile = (more = {}) =>
    diner.post('Delivery/SaveUserProfile/CEDAR', {
      customerId,
      userId: diner.userId,
      firstName: 'Mariam',
      lastName: 'Nasser',
      countryId: 1,
      dialCode: '+965',
      mobileNo: MOBILE,
      gender: 'f',
      lang: 'EN',
      isMarketingAllowed: false,
      ...more,
    });

  /** As a new customer, unless the number is known. */
  function logIn(mobileNo = MOBILE) {
    const { verificationId } = sendCode(mobileNo).data;
    const { data } = typeCode(verificationId, venue.codeSentTo('+965', mobileNo) ?? '');
    diner.tokenKey = String(data['token']);
    diner.userId = Number(data['userId']);
    customerId = Number(data['customerId']);
    if (data['isNewCustomer'] === true) saveProfile({ mobileNo });
    return customerId;
  }

  const saveAddress = (more = {}) =>
    diner.post('Delivery/updateUserAddress', {
      addressId: 0,
      uniqueId: 'a1',
      customerId,
      label: 'home',
      countryId: 1,
      cityId: 1,
      areaId: 1,
      areaName: 'Old Town',
      street: 'Palm Street',
      buildingType: 'house',
      building: '12',
      latitude: 29.35,
      longitude: 47.95,
      isPinConfirmed: true,
      ...more,
    });

  const lineOf = ({ id, quantity, uniqueId = `u${id}`, chosen = [] }: Wanted) => {
    const { data } = diner.get(`Delivery/MenuitemDetailById/EN/11/0/${id}`);
    return {
      id,
      uniqueId,
      price: data['price'],
      sPrice: data['sPrice'],
      instruction: '',
      instructionHeader: '',
      quantity,
      menuItem: data,
      isAvailable: true,
      isNonItem: data['isNonItem'],
      hasDiscount: data['hasDiscount'],
      isDiscountable: data['isDiscountable'],
      discountSetup: data['discountSetup'],
      isDiscounted: false,
      isUsedForDiscount: false,
      usedDiscount: 0,
      freeQty: 0,
      modifierGroupList: groupsOf(data['set_ModifierGroups_VMs'] as Group[], chosen),
    };
  };

  function request(type: 'Delivery' | 'PickUp', wanted: readonly Wanted[], more = {}) {
    const lines = wanted.map(lineOf);
    return {
      code: 'CEDAR',
      storeId: 11,
      orderType: type,
      menuScheduleId: type === 'Delivery' ? 504 : 505,
      menuScheduleUniqueId: type === 'Delivery' ? 'menu-4-1' : 'menu-5-1',
      menuItemList: lines,
      ModifierList: lines.flatMap(({ modifierGroupList, uniqueId }) =>
        modifierGroupList.flatMap(({ modifiers }) =>
          modifiers.map((modifier) => Object.assign({ uniqueId }, modifier)),
        ),
      ),
      contact: { name: 'Mariam', countryId: 1, mobileNo: MOBILE },
      paymentMethodId: 1,
      expectedTotal: 0,
      currency: CURRENCIES[options.decimals ?? 3],
      ...more,
    };
  }

  function save(body: { orderType: string; storeId: number; code: string }, key = KEY, id = 0) {
    const path = `TableCart/SaveEOrder/${body.code}/${body.storeId}/${body.orderType}/${key}`;
    return diner.post(path, body, diner.orderHeaders(id));
  }

  const place = (eOrderId: unknown) => diner.get(`TableCart/PlaceOrder/${String(eOrderId)}`);

  function pay(eOrderId: unknown, amount: string) {
    const origin = { 'x-app-origin': 'https://app.example' };
    const path = `TableCart/paymentByCard/CEDAR/0/${amount}/${CURRENCIES[options.decimals ?? 3]}`;
    return diner.get(path, { ...diner.orderHeaders(Number(eOrderId)), ...origin });
  }

  const details = (eOrderId: unknown) => diner.get(`Delivery/OrderDetails/${String(eOrderId)}`);

  return {
    venue,
    clock,
    diner,
    sendCode,
    typeCode,
    saveProfile,
    logIn,
    saveAddress,
    request,
    save,
    place,
    pay,
    details,
  };
}
