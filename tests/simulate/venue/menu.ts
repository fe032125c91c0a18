/** The menu in force: what is on it now, at which price, and since which change. */
import {
  DISHES,
  METHODS,
  SETUPS,
  type DishSpec,
  type MethodSpec,
  type SetupSpec,
} from './dishes.ts';
import { MENU_TYPES, type OrderType } from './places.ts';

export interface Dish extends DishSpec {
  /** In the smallest unit of the currency. */
  minor: number;
  isAvailable: boolean;
  isOnMenu: boolean;
}

const AUTUMN = 500;

export class MenuBook {
  readonly decimals: 0 | 2 | 3;
  readonly #dishes = new Map<number, Dish>();
  readonly #soldOutChoices = new Set<number>();
  readonly #methodsOff = new Set<number>();
  /** Of what is published. */
  #edition = 1;
  /** Of what is published and of what is there. */
  #state = 1;

  constructor(decimals: 0 | 2 | 3) {
    this.decimals = decimals;
    for (const spec of DISHES) {
      this.#dishes.set(spec.id, {
        ...spec,
        minor: this.minorOf(spec.price),
        isAvailable: true,
        isOnMenu: true,
      });
    }
  }

  /** Hundredths in the smallest unit of the currency: a currency without one has whole amounts. */
  minorOf(hundredths: number): number {
    return this.decimals === 3 ? hundredths * 10 : hundredths;
  }

  /** The smallest units as a number in major units. */
  major(minor: number | bigint): number {
    return Number(`${minor}e-${this.decimals}`);
  }

  amount(hundredths: number): number {
    return this.major(this.minorOf(hundredths));
  }

  text(minor: number | bigint): string {
    return this.major(minor).toFixed(this.decimals);
  }

  get state(): number {
    return this.#state;
  }

  uniqueId(type: OrderType): string {
    return `menu-${MENU_TYPES[type]}-${this.#edition}`;
  }

  scheduleId(type: OrderType): number {
    return AUTUMN + MENU_TYPES[type];
  }

  /** Undefined once it is off the menu. */
  dish(id: number): Dish | undefined {
    const dish = this.#dishes.get(id);
    return dish?.isOnMenu ? dish : undefined;
  }

  /** On the menu or not. */
  knownDish(id: number): Dish | undefined {
    return this.#dishes.get(id);
  }

  /** Of this way of ordering. */
  dishes(type: OrderType): Dish[] {
    return [...this.#dishes.values()].filter((dish) => dish.isOnMenu && isFor(dish, type));
  }

  setupOf({ offer }: DishSpec): SetupSpec | undefined {
    return SETUPS.find(({ id }) => id === offer);
  }

  isChoiceAvailable(modifierId: number): boolean {
    return !this.#soldOutChoices.has(modifierId);
  }

  methods(type: OrderType): (MethodSpec & { isActive: boolean })[] {
    const marked = (method: MethodSpec) => {
      const isActive = !this.#methodsOff.has(method.paymentMethodId);
      return { ...method, isActive };
    };
    return METHODS.filter(({ orderTypes }) => orderTypes.includes(type)).map(marked);
  }

  setMethod(paymentMethodId: number, isActive: boolean) {
    if (isActive) this.#methodsOff.delete(paymentMethodId);
    else this.#methodsOff.add(paymentMethodId);
    this.#state += 1;
  }

  setPrice(menuItemId: number, minor: number) {
    const dish = this.#dishes.get(menuItemId);
    if (dish) dish.minor = minor;
    this.publish();
  }

  setAvailable(menuItemId: number, isAvailable: boolean) {
    const dish = this.#dishes.get(menuItemId);
    if (dish) dish.isAvailable = isAvailable;
    this.#state += 1;
  }

  setChoiceAvailable(modifierId: number, isAvailable: boolean) {
    if (isAvailable) this.#soldOutChoices.delete(modifierId);
    else this.#soldOutChoices.add(modifierId);
    this.#state += 1;
  }

  setOnMenu(menuItemId: number, isOnMenu: boolean) {
    const dish = this.#dishes.get(menuItemId);
    if (dish) dish.isOnMenu = isOnMenu;
    this.publish();
  }

  publish() {
    this.#edition += 1;
    this.#state += 1;
  }
}

export function isFor({ orderTypes }: DishSpec, type: OrderType): boolean {
  return orderTypes === undefined || orderTypes.includes(type);
}
