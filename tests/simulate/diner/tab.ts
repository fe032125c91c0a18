/** One tab of a phone with the app's page, the bank's page, or no page. */
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import type { AnyPlace } from '../app/app.ts';
import type { HomeVisit } from '../app/homeVisit.ts';
import type { News } from '../app/news.ts';
import type { TableVisit } from '../app/tableVisit.ts';
import { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';
import { SimStorage } from '../world/storage.ts';

type PageTools = Omit<ConstructorParameters<typeof Page>[0], 'phone' | 'session' | 'onReload'>;

interface TabTools extends PageTools {
  onNews: (news: News, tab: Tab, page: Page) => void;
}

const LOADING_MS = 300;
const LEAVING_MS = 60;

export class Tab {
  readonly phone: Phone;
  readonly session = new SimStorage();
  page: Page | undefined;
  visit: TableVisit | HomeVisit | undefined;
  isLoading = false;
  /** The last tapped dish. */
  tapped: number | undefined;
  /** The address of the payment page that replaced the app. */
  bank: string | undefined;
  /** The app's page in the back-forward cache behind the bank's page. */
  frozen: { page: Page; visit: TableVisit | HomeVisit } | undefined;
  readonly #place: AnyPlace;
  readonly #tools: TabTools;

  constructor(phone: Phone, place: AnyPlace, tools: TabTools) {
    this.phone = phone;
    this.#place = place;
    this.#tools = tools;
  }

  /** Loads the page, for the first time or again. */
  open(): void {
    this.kill();
    const { phone, session } = this;
    const page = new Page({
      phone,
      session,
      ...this.#tools,
      // The page continues for a moment after it requested a reload.
      onReload: (asked) =>
        phone.clock.plan(phone.dice.below(LEAVING_MS), () => {
          if (this.page === asked) this.reload();
        }),
    });
    this.page = page;
    page.app.appStore.getState().followLanguageOf(this.#place.code);
    const tell = (news: News) => {
      if (page.isAlive) this.#tools.onNews(news, this, page);
    };
    this.visit = page.app.openVisit(this.#place, tell);
    this.visit.readMenu();
  }

  /** Closes the page and opens it again a moment later. */
  reload(afterwards: () => void = () => undefined): void {
    this.page?.leave();
    this.kill();
    this.isLoading = true;
    this.phone.clock.plan(LOADING_MS, () => {
      this.isLoading = false;
      if (!this.visit && this.bank === undefined) {
        this.open();
        afterwards();
      }
    });
  }

  kill(): void {
    this.page?.die();
    this.frozen?.page.die();
    this.page = undefined;
    this.visit = undefined;
    this.frozen = undefined;
    this.bank = undefined;
  }

  goToBank(address: string, isKept: boolean): void {
    const { page, visit } = this;
    if (!page || !visit) return;
    if (isKept) {
      page.freeze();
      this.frozen = { page, visit };
    } else page.leave();
    this.page = undefined;
    this.visit = undefined;
    this.bank = address;
  }

  /** The diner returns from the bank with the browser's back button. */
  goBack(): void {
    this.bank = undefined;
    if (!this.frozen) {
      this.open();
      return;
    }
    const { page, visit } = this.frozen;
    this.frozen = undefined;
    this.page = page;
    this.visit = visit;
    page.thaw();
    visit.comeBack(true);
  }

  /** Undefined at home. */
  table(): TableVisit | undefined {
    return this.visit?.side === 'table' ? this.visit : undefined;
  }

  /** Undefined at a table, in a lane and in a room. */
  home(): HomeVisit | undefined {
    return this.visit?.side === 'home' ? this.visit : undefined;
  }

  step(): CheckoutState['step'] | undefined {
    return this.visit?.state().step;
  }
}
