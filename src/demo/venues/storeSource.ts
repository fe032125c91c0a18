/** The format of a demo branch: position, hours, tables, zones and lane. */
import type { Ask, OrderType, Point, TimeRange } from '../../contract/basics.ts';
import type { Words } from './menuSource.ts';

export interface StoreSource {
  storeId: number;
  /** Default: the code of the brand (only for a single branch). */
  code?: string;
  label: Words;
  address: Words;
  location: Point;
  phone: string;
  image?: string;
  /** Order types here. */
  orderTypes: OrderType[];
  tables?: TableSource[];
  /** Default: open around the clock, so that nothing depends on the time of day. */
  hours?: HoursSource;
  zones?: ZoneSource[];
  pickUpMinutes?: number;
  deliveryMinutes?: number;
  isBusy?: boolean;
  /** Dishes that are sold out in this branch from the start. */
  soldOutItemIds?: number[];
  pickUpNote?: Words;
  parkingNote?: Words;
  driveThrough?: DriveThroughSource;
}

/** Default: an ordinary table of the store. */
export interface TableSource {
  code: string;
  label: Words;
  viewOnly?: boolean;
}

/**
 * Ranges for each day, 0 Sunday to 6 Saturday; `[]` is closed. A missing order type is always open.
 */
export interface HoursSource {
  dineIn?: TimeRange[][];
  delivery?: TimeRange[][];
  pickUp?: TimeRange[][];
  lastOrderMinutes?: number;
  special?: { date: string; isClosed: boolean; ranges?: TimeRange[]; note?: Words }[];
}

export interface ZoneSource {
  zoneId: number;
  /** Corners in order; a pin is matched by them, an address without a pin by its area. */
  polygon: Point[];
  areaIds: number[];
  fee: number;
  minOrder?: number;
  freeFrom?: number;
  minutes: number;
}

interface DriveThroughSource {
  /** Table code of the lane. Need not be listed in `tables`. */
  tableCode: string;
  welcome?: Words;
  instructions?: Words;
  fields: {
    field: 'name' | 'mobileNo' | 'plate' | 'carMake' | 'carColor' | 'slot';
    ask: Ask;
    label: Words;
    pattern?: string;
    maxLength?: number;
  }[];
  carMakes: string[];
  carColors: { id: number; label: Words; color: string }[];
  /** Numbered bays. */
  slots: { slotId: number; label: string }[];
  arrivalCalled?: boolean;
  readyMinutes: number;
  dialCode: string;
}
