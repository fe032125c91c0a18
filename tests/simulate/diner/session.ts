/** One session: a table, its phones and tabs, a venue, and all events. */
import type { CartViewLine } from '../../../src/contract/cart.ts';
import type { News } from '../app/news.ts';
import type { AnyPlace } from '../app/app.ts';
import { Judge } from '../judge/judge.ts';
import { ROOM, TABLES } from '../venue/places.ts';
import { Venue } from '../venue/venue.ts';
import type { Asked } from '../venue/wire.ts';
import { createClock, type Clock } from '../world/clock.ts';
import { createDice, seedOf, type Dice } from '../world/dice.ts';
import { CALM, createLine } from '../world/network.ts';
import type { Page, compileApp } from '../world/page.ts';
import { Phone } from '../world/phone.ts';
import { simpleDish } from './act.ts';
import { ACTS } from './allActs.ts';
import { returnFromBank } from './bank.ts';
import type { Plan } from './plan.ts';
import { Tab } from './tab.ts';

const START_MS = Date.parse('2026-03-01T09:00:00Z');
const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const LAST_ACT_MS = 4 * SECOND_MS;
/** Rounds without faults at the end. */
const LAST_ROUNDS = 6;
const HOME_CODE = 'CEDAR';
const MOBILE_NUMBERS = ['51234567', '52345678'];
const TRIES_TO_ADD = 3;
const LAST_ROUND_MS = 20 * SECOND_MS;

interface SessionTools {
  run: ReturnType<typeof compileApp>;
  count: (what: string) => void;
  /** Logs each event, for a replay. */
  log?: (line: string) => void;
}

function placeOf(state: AnyPlace['state'], venue: Venue): AnyPlace {
  if (state === 'Delivery' || state === 'PickUp') {
    return {
      code: HOME_CODE,
      state,
      codeOf: (dialCode, mobileNo) => venue.codeSentTo(dialCode, mobileNo),
    };
  }
  const table = TABLES.find(({ orderType }) => orderType === state);
  if (!table) throw new Error(`The venue has no place for ${state}.`);
  const { code, tableCode } = table;
  const contact = { name: 'Noor', countryId: 1, mobileNo: '50001234' };
  const car = { plate: '7 1234', carMake: 'Sedan', carColorId: 1, slotId: 0, contact };
  const guest = { ...ROOM, departure: '' };
  return {
    code,
    tableCode,
    state,
    named: { ...(state === 'DriveThrough' && { car }), ...(state === 'Room' && { guest }) },
  };
}

export class Session {
  readonly clock: Clock;
  readonly venue: Venue;
  readonly place: AnyPlace;
  readonly phones: Phone[] = [];
  readonly tabs: Tab[] = [];
  readonly judge: Judge;
  readonly count: (what: string) => void;
  readonly plan: Plan;
  /** The last removed line, which the diner can restore. */
  removed:
    | { line: CartViewLine; orderKey: string; page: Page | undefined; atMs: number }
    | undefined;
  /** The venue has lost carts, so missing lines are its fault. */
  isForgetful = false;
  /** True when no more faults happen. */
  isCalm = false;

  readonly log: (line: string) => void;

  constructor(plan: Plan, { run, count, log }: SessionTools) {
    const { seed, setting } = plan;
    this.plan = plan;
    this.count = count;
    this.log = (line) => log?.(`${this.clock.now() - START_MS} ms ${line}`);
    this.clock = createClock(START_MS);
    const dice = createDice(seedOf(seed, 1));
    this.venue = new Venue({
      now: this.clock.now,
      random: dice.next,
      decimals: setting.decimals,
      xsrf: setting.hasXsrf,
      inOneStep: setting.inOneStep,
    });
    this.place = placeOf(setting.state, this.venue);
    if (setting.inOneStep) count('orders taken in one step');
    count(`sessions: ${setting.state}`);
    this.judge = new Judge(this);
    for (const [index, { tabs, skewMs, hasLocks }] of setting.phones.entries()) {
      const phoneSeed = seedOf(seed, 100 + index);
      const line = createLine({
        clock: this.clock,
        dice: createDice(phoneSeed),
        ask: (asked: Asked) => {
          const answered = this.venue.answer(asked);
          this.judge.heard(asked, answered);
          this.log(`  venue: ${asked.method} ${asked.path} ${asked.body ?? ''}`);
          this.log(`  venue says ${answered.status} ${answered.text.slice(0, 400)}`);
          return answered;
        },
        note: (fault) => {
          count(fault);
          this.judge.noteFault(fault, phone);
          this.log(`  line: ${fault}`);
        },
      });
      const phone = new Phone({
        name: `phone ${index + 1}`,
        seed: phoneSeed,
        clock: this.clock,
        line,
        skewMs,
        hasLocks,
        // Two phones of one customer, or of two.
        mobileNo: MOBILE_NUMBERS[dice.chance(0.5) ? index : 0] ?? '',
        cookie: setting.hasXsrf ? `XSRF-TOKEN=${this.venue.world.xsrfToken}` : '',
      });
      if (skewMs !== 0) count('clock is wrong');
      this.phones.push(phone);
      for (let tab = 0; tab < tabs; tab += 1) this.tabs.push(this.#newTab(phone, run));
    }
  }

  tabsOf(phone: Phone): Tab[] {
    return this.tabs.filter((tab) => tab.phone === phone && tab.visit !== undefined);
  }

  /** Runs the session to its end, or to the first broken rule. */
  async run(): Promise<void> {
    for (const tab of this.tabs) tab.open();
    for (const { atMs, kind, seed } of this.plan.acts) {
      await this.#runUntil(START_MS + atMs);
      if (this.judge.broken) return;
      const dice = createDice(seed);
      const tab = dice.pick(this.tabs);
      // A diner without an open tab opens the venue again.
      if (!tab.visit && tab.bank === undefined && !tab.isLoading) tab.open();
      this.count(kind);
      this.log(`${kind} (tab ${this.tabs.indexOf(tab) + 1})`);
      ACTS[kind]?.act(this, tab, dice);
    }
    await this.#endWell();
  }

  setOnline(phone: Phone, isOnline: boolean): void {
    if (!isOnline) this.count('no line');
    phone.line.isOnline = isOnline;
    for (const page of phone.pages) page.hear(isOnline ? 'online' : 'offline');
    if (isOnline) for (const tab of this.tabsOf(phone)) tab.visit?.comeBack(false);
  }

  troubleStorage({ phone }: Tab, dice: Dice): void {
    const trouble = dice.pick(['none', 'none', 'full', 'throws', 'evicted', 'corrupt'] as const);
    if (trouble === 'none') {
      phone.local.trouble = 'none';
      return;
    }
    this.count(`storage ${trouble}`);
    this.judge.troubled.add(phone);
    if (trouble === 'evicted') phone.local.evict();
    else if (trouble === 'corrupt') {
      phone.local.garble((_key, value) => (dice.chance(0.3) ? value.slice(1) : undefined));
    } else phone.local.trouble = trouble;
  }

  setClock(phone: Phone, dice: Dice): void {
    this.count('clock is set');
    this.judge.clockSet.add(phone);
    if (!phone.locks) this.judge.leaseless.add(phone);
    phone.skewMs += (dice.next() - 0.5) * 3 * HOUR_MS;
  }

  /** Answers the open dialog. */
  answer(tab: Tab, dice: Dice): void {
    const { visit } = tab;
    const state = visit?.state();
    if (!visit || !state) return;
    if (state.step === 'changed') {
      if (dice.chance(0.75)) visit.confirm(state.change.totals);
      else visit.dismiss();
    } else if (state.step === 'refused') {
      if (visit.sendRest()) return;
      if (dice.chance(0.5)) visit.again();
      else visit.dismiss();
    } else if (state.step === 'unknown') visit.checkAgain();
    else if (state.step === 'notSent') visit.dismiss();
  }

  atBank(tab: Tab, dice: Dice): void {
    if (tab.bank !== undefined) returnFromBank(this, tab, dice);
  }

  /** The other phone opens the link to this phone's cart. */
  shareWith(tab: Tab): void {
    const other = this.tabs.find(({ phone, visit }) => phone !== tab.phone && visit !== undefined);
    const theirs = other?.table();
    const own = tab.table();
    if (!theirs || !own) return;
    own.share();
    if (theirs.orderKey() !== own.orderKey()) {
      this.count('two phones on one cart');
      this.judge.aside.add(theirs.orderKey());
      theirs.join(own.orderKey());
    }
  }

  #newTab(phone: Phone, run: SessionTools['run']): Tab {
    return new Tab(phone, this.place, {
      run,
      onCrash: (error) => this.judge.crash(error),
      onAsked: (asked: Asked, page: Page) => this.judge.asked(asked, page, phone),
      onNews: (news, tab, page) => this.#hear(news, tab, page),
    });
  }

  #hear(news: News, tab: Tab, page: Page): void {
    this.log(`  tab ${this.tabs.indexOf(tab) + 1}: ${JSON.stringify(news).slice(0, 300)}`);
    this.judge.hear(news, page, tab.phone);
    const dice = createDice(seedOf(this.plan.seed, Math.floor(this.clock.now() - START_MS)));
    if (news.kind === 'state' && news.state.step === 'saved' && dice.chance(0.7)) {
      // Most diners accept the bill after a moment.
      this.clock.plan(500 + dice.below(6000), () => {
        if (tab.page === page && tab.step() === 'idle') tab.home()?.agree();
      });
    }
    if (news.kind !== 'leave') return;
    // The payment page may fail to open.
    if (dice.chance(0.1)) return;
    this.clock.plan(100 + dice.below(900), () => {
      if (tab.page === page && page.isAlive) tab.goToBank(news.address, dice.chance(0.5));
    });
  }

  #runUntil(atMs: number): Promise<void> {
    return this.clock.runUntil(atMs, () => this.judge.look());
  }

  async #endWell(): Promise<void> {
    // Waits for the last act to finish.
    await this.#runUntil(this.clock.now() + LAST_ACT_MS);
    this.isCalm = true;
    this.venue.world.isOpen = true;
    this.venue.world.isPaused = false;
    for (const phone of this.phones) {
      phone.line.weather = CALM;
      phone.local.trouble = 'none';
      if (!phone.line.isOnline) this.setOnline(phone, true);
    }
    for (const tab of this.tabs) {
      if (tab.bank !== undefined) tab.goBack();
      else if (!tab.visit) tab.open();
      // A page with missing parts offers a reload.
      if (this.plan.acts.some(({ kind }) => kind === 'new build')) tab.reload();
      tab.page?.show(true);
      tab.visit?.comeBack(false);
    }
    for (let round = 0; round < LAST_ROUNDS && !this.judge.broken; round += 1) {
      await this.#runUntil(this.clock.now() + LAST_ROUND_MS);
      for (const { visit } of this.tabs) {
        const step = visit?.state().step;
        if (step === 'unknown') visit?.checkAgain();
        if (step === 'changed' || step === 'refused' || step === 'notSent') visit?.dismiss();
        // The app repeats failed reads once the connection is back.
        if (round === LAST_ROUNDS - 4) visit?.readMenu();
        if (round === LAST_ROUNDS - 2) visit?.lookAtCart();
      }
    }
    if (!this.judge.broken) this.judge.atEnd();
    if (!this.judge.broken) await this.#orderMore();
  }

  /** The table can order again after any end of a cart: a refusal may come once, not every time. */
  async #orderMore(): Promise<void> {
    for (let round = 0; round < TRIES_TO_ADD && !this.judge.broken; round += 1) {
      for (const tab of this.tabs) {
        const dish = simpleDish(tab, createDice(round));
        if (dish) tab.table()?.add(dish, 1);
      }
      this.judge.isLastTry = round === TRIES_TO_ADD - 1;
      await this.#runUntil(this.clock.now() + LAST_ROUND_MS);
    }
  }
}
