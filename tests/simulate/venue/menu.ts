/** The menu in force: its current dishes and prices. */
import {
  DISHES,
  METHODS,
  SETUPS,
  type DishSpec,
  type MethodSpec,
  type SetupSpec,
} from './dishes.ts';
import { MENU_TYPES, type OrderType } from './places.ts';
import { Defect } from './wire.ts';

export type Dish = Required<Pick<DishSpec, 'groups' | 'minQty' | 'maxQty'>> &
  DishSpec & {
    /** In the smallest unit of the currency. */
    minor: number;
    isAvailable: boolean;
  };

const AUTUMN = 500;

export class MenuBook {
  readonly decimals: 0 | 2 | 3;
  readonly dishes: readonly Dish[];
  #edition = 1;

  constructor(decimals: 0 | 2 | 3) {
    this.decimals = decimals;
    const usual = { groups: [], minQty: 1, maxQty: 99, isAvailable: true };
    this.dishes = DISHES.map((spec) =>
      Object.assign({}, usual, spec, { minor: this.minorOf(spec.price) }),
    );
  }

  /** Converts hundredths to the smallest unit; a currency without decimals has whole amounts. */
  minorOf(hundredths: number): number {
    return this.decimals === 3 ? hundredths * 10 : hundredths;
  }

  /** Converts the smallest unit to major units. */
  major(minor: number | bigint): number {
    return Number(`${minor}e-${this.decimals}`);
  }

  amount(hundredths: number): number {
    return this.major(this.minorOf(hundredths));
  }

  text(minor: number | bigint): string {
    return this.major(minor).toFixed(this.decimals);
  }

  uniqueId(type: OrderType): string {
    return `menu-${MENU_TYPES[type]}-${this.#edition}`;
  }

  scheduleId(type: OrderType): number {
    return AUTUMN + MENU_TYPES[type];
  }

  dish(id: number): Dish {
    const dish = this.dishes.find((each) => each.id === id);
    if (!dish) throw new Defect(`there never was a dish ${id}`);
    return dish;
  }

  setupOf({ offer }: DishSpec): SetupSpec | undefined {
    return SETUPS.find(({ id }) => id === offer);
  }

  methods(type: OrderType): MethodSpec[] {
    return METHODS.filter(({ orderTypes }) => orderTypes.includes(type));
  }

  setPrice(menuItemId: number, minor: number) {
    this.dish(menuItemId).minor = minor;
    this.publish();
  }

  setAvailable(menuItemId: number, isAvailable: boolean) {
    this.dish(menuItemId).isAvailable = isAvailable;
  }

  publish() {
    this.#edition += 1;
  }
}
